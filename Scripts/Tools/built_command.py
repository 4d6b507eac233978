"""Builds a command for the checks that run it."""

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def built(product, configuration="release"):
    """The path of a command, built as all scripts build: with the traits that the machine can have. What it needs is installed first."""
    environment = {**os.environ, "BIDI_PLUGINS": "0"}
    subprocess.run([os.path.join(ROOT, "Scripts/setup")], stdout=sys.stderr, check=True)
    command = [os.path.join(ROOT, "Scripts/build"), "-c", configuration, "--product", product]
    subprocess.run(command, env=environment, stdout=sys.stderr, check=True)
    return os.path.join(ROOT, ".build", configuration, product)
