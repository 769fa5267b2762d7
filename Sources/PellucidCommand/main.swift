// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid

StandardStream.prepare()
InputFiles.record()
exit(Tool(ProgramArguments.all).run().rawValue)
