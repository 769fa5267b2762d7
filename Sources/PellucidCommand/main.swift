// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

exit(Tool(arguments: Array(CommandLine.arguments.dropFirst()), terminal: .current()).run().rawValue)
