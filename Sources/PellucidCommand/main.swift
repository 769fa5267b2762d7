// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

StandardStream.prepare()
exit(Tool(arguments: Array(CommandLine.arguments.dropFirst()), terminal: .current()).run().rawValue)
