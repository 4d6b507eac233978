<?php
// One name in several functions: a value is that of the nearest function that has the name.
class Scopes {
  //= PHP scope local %s -> own(PHP scope inbox)
  function inbox() {
    $name = __("PHP scope inbox");
    show(sprintf(__("PHP scope local %s"), $name));
  }

  //= PHP scope parameter %s -> named($name)
  public function deleted(string $name): string {
    return sprintf(__("PHP scope parameter %s"), $name);
  }

  //= PHP scope for %s -> named($name)
  function loop() {
    foreach ($names as $id => $name) {
      show(sprintf(__("PHP scope for %s"), $name));
    }
  }

  //= PHP scope closure %s -> named($name)
  function each() {
    $name = __("PHP scope inbox");
    array_map(function ($name) { return sprintf(__("PHP scope closure %s"), $name); }, $names);
    array_map(fn($name) => sprintf(__("PHP scope closure %s"), $name), $names);
  }
}
