# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Says what is wrong with files, by a JSON Schema: validate-sarif.py SCHEMA.json FILE…

With several files, each line begins with the path of the file.
"""

import json
import sys

import jsonschema


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


schema = load(sys.argv[1])
validator = jsonschema.validators.validator_for(schema)
validator.check_schema(schema)
failed = False
for path in sys.argv[2:]:
    for error in validator(schema).iter_errors(load(path)):
        failed = True
        print(*([path] if len(sys.argv) > 3 else []), "/".join(map(str, error.absolute_path)), error.message[:300])
sys.exit(1 if failed else 0)
