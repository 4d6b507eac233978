"""Whether the steps of workflows can run: check_workflows.py FILE...

A line of a step is right if the shell can read it, if the script that it starts is there, if `swift` has its flags by its own
help, if `xcodebuild` has them by its manual page, and if a scheme or a target is one of the manifest. A variable BIDI_... has to
be read somewhere in the repository. Faults are printed, and give exit status 1.
"""
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

# Installed with check-jsonschema.
from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# From the manual page xcodebuild(1): the options of the calls here, and the actions.
XCODEBUILD_OPTIONS = {"-scheme", "-destination", "-list", "-version", "-quiet", "-skip-testing", "-only-testing", "-derivedDataPath"}
XCODEBUILD_ACTIONS = {"build", "build-for-testing", "test", "test-without-building", "clean"}
DESTINATION_KEYS = {"platform", "name", "OS", "id", "arch", "variant"}
FAULTS = []


def run(*words, **more):
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True, **more).stdout


def manifest(environment):
    """The products and targets of the manifest, as the variables of a job make it."""
    text = run("swift", "package", "describe", "--type", "json", env={**os.environ, "BIDI_PLUGINS": "0", **environment})
    package = json.loads(text[text.index("{"):])
    return package["name"], {p["name"]: p for p in package["products"]}, {t["name"] for t in package["targets"]}


def swift(words):
    if not words or words[0] == "--version":
        return
    if words[0] not in ("build", "test"):
        yield f"swift {words[0]} is no call that this script knows"
        return
    help_text = run("swift", words[0], "--help-hidden")
    for word in words[1:]:
        if word.startswith("-") and not re.search(rf"(?<![\w-]){re.escape(word.split('=')[0])}(?![\w-])", help_text):
            yield f"swift {words[0]} has no {word}"


def xcodebuild(words, environment):
    package, products, _ = manifest(environment)
    libraries = [name for name, product in products.items() if "library" in product["type"]]
    # Xcode makes a scheme of each product, and one of all if there are several.
    schemes = {*products, f"{package}-Package" if len(libraries) > 1 else package}
    rest = iter(words)
    for word in rest:
        if not word.startswith("-"):
            if word not in XCODEBUILD_ACTIONS:
                yield f"xcodebuild has no action {word}"
        elif word not in XCODEBUILD_OPTIONS:
            yield f"xcodebuild has no option {word} that is known here"
        elif word == "-scheme":
            name = next(rest, "")
            if name not in schemes:
                yield f"the manifest gives no scheme {name}, but {', '.join(sorted(schemes))}"
        elif word == "-destination":
            value = next(rest, "").removeprefix("generic/")
            for part in value.split(","):
                key = part.split("=")[0]
                if key not in DESTINATION_KEYS or "=" not in part:
                    yield f"a destination has no {key}"


def line_faults(line, environment):
    for command in re.split(r"&&|\|\||;", line):
        words = shlex.split(command, comments=True)
        if not words:
            continue
        if words[0] == "swift":
            yield from swift(words[1:])
        elif words[0] == "xcodebuild":
            yield from xcodebuild(words[1:], environment)
        elif "/" in words[0]:
            if not os.access(ROOT / words[0], os.X_OK):
                yield f"{words[0]} is no program of the repository"
        elif words[0] != "git":
            yield f"{words[0]} is no command that this script knows"


def main():
    count = 0
    read = run("git", "grep", "-hoE", "BIDI_[A-Z_]+", "--", "Package.swift", "Scripts", "Tests", ".ci")
    for path in sys.argv[1:]:
        for name, job in YAML(typ="safe").load(pathlib.Path(path))["jobs"].items():
            environment = {key: str(value) for key, value in job.get("env", {}).items()}
            for variable in environment:
                if variable.startswith("BIDI_") and variable not in read.split():
                    FAULTS.append(f"{path}: {name}: nothing reads {variable}")
            if "BIDI_TESTS" in environment:
                targets = manifest({})[2]
                for target in environment["BIDI_TESTS"].split(","):
                    if target not in targets:
                        FAULTS.append(f"{path}: {name}: the manifest has no target {target}")
            for step in job["steps"]:
                if "uses" in step:
                    if not re.fullmatch(r"[\w.-]+/[\w./-]+@(v\d[\w.]*|[0-9a-f]{40})", step["uses"]):
                        FAULTS.append(f"{path}: {name}: {step['uses']} has no version")
                    continue
                count += 1
                text = step["run"]
                shell = subprocess.run(["bash", "-n"], input=text, capture_output=True, text=True)
                if shell.returncode:
                    FAULTS.append(f"{path}: {name}: {shell.stderr.strip()}")
                    continue
                for line in text.replace("\\\n", " ").splitlines():
                    FAULTS.extend(f"{path}: {name}: {fault}" for fault in line_faults(line, environment))
    for fault in FAULTS:
        print(fault, file=sys.stderr)
    if not FAULTS:
        print(f"workflows: {count} steps can run")
    sys.exit(1 if FAULTS else 0)


main()
