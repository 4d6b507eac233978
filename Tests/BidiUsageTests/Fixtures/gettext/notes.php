<?php
//= PHP %d notes -> number
printf(__('PHP %d notes', 'notes'), count($notes));

//= PHP by %s -> named(name)
echo sprintf(esc_html__('PHP by %s', 'notes'), $user->name);

//= PHP %1$s of %2$s -> number, named(title)
echo sprintf(
    /* translators: a number, and a title */
    __('PHP %1$s of %2$s', 'notes'),
    number_format($total),
    $note->title
);

//= PHP in a variable %s -> named(title)
$text = __('PHP in a variable %s', 'notes');
echo sprintf($text, $note->title);

//= PHP price %s -> price
echo sprintf(_x('PHP price %s', 'context', 'notes'), formatPrice($price));

//= PHP plain -> ?
_e('PHP plain', 'notes');
