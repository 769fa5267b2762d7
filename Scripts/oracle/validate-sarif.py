# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Says what is wrong with a SARIF file: validate-sarif.py SCHEMA.json FILE.sarif"""

import json
import sys

import jsonschema

schema, document = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:3])
validator = jsonschema.validators.validator_for(schema)
validator.check_schema(schema)
errors = list(validator(schema).iter_errors(document))
for error in errors:
    print("/".join(map(str, error.absolute_path)), error.message)
sys.exit(1 if errors else 0)
