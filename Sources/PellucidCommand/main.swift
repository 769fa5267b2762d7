// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid

StandardStream.prepare()
LibraryEnvironment.clear()
exit(Tool(Array(CommandLine.arguments.dropFirst())).run().rawValue)
