# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Leads a session of `pellucid mcp` with the client of the Model Context Protocol's own library, and says what the server does
otherwise than expected: assistant-client.py PROGRAM FOLDER

FOLDER is empty; sources are written to it. The exit code is 0 where everything is as expected.
"""

import asyncio
import base64
import pathlib
import sys

import jsonschema
from mcp import ClientSession, StdioServerParameters, stdio_client

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])

SOURCE = """import SwiftUI

struct Card: View {
  var body: some View {
    Text("Price").foregroundStyle(.black).padding().background(.thinMaterial)
  }
}
"""

SCENE = {
    "version": 1,
    "size": {"width": 120, "height": 60},
    "desktop": [{"material": "thin", "layers": [{"text": "Hi"}]}],
}

faults = []


def expect(condition, what):
    if not condition:
        faults.append(what)


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def listed(session):
    """Checks the list of tools, and that their schemas are schemas."""
    tools = (await session.list_tools()).tools
    names = [tool.name for tool in tools]
    expect(names == ["audit", "explain", "contrast", "draw"], f"the tools are {names}")
    for tool in tools:
        schema = tool.model_dump(by_alias=True)["inputSchema"]
        jsonschema.validators.Draft202012Validator.check_schema(schema)
        expect(schema["type"] == "object" and tool.description, f"{tool.name} has no description")


async def answers(session):
    """Calls each tool."""
    for arguments in [{"path": str(FOLDER)}, {"path": str(FOLDER / "Card.swift")}, {"text": SOURCE}]:
        result = await session.call_tool("audit", arguments)
        found = (result.model_dump(by_alias=True)["structuredContent"] or {}).get("findings", [])
        places = [(one["rule"], one["line"]) for one in found]
        expect(("SRC06", 5) in places, f"audit finds {places} with {list(arguments)}")
        expect("SRC06" in text(result), f"audit says {text(result)}")
    result = await session.call_tool("explain", {"rule": "SRC06"})
    expect("How to repair" in text(result), f"explain says {text(result)}")
    result = await session.call_tool("contrast", {"foreground": "secondaryLabel", "material": "thin"})
    expect("does not hold 4.5:1" in text(result), f"contrast says {text(result)}")
    result = await session.call_tool("contrast", {"foreground": "#767676", "background": "#fff"})
    expect("4.54:1, holds 4.5:1" in text(result), f"contrast says {text(result)}")
    result = await session.call_tool("draw", {"scene": SCENE, "appearance": "dark", "scale": 1})
    picture = next((part for part in result.content if part.type == "image"), None)
    expect(picture is not None, f"draw says {text(result)}")
    if picture is not None:
        data = base64.b64decode(picture.data)
        size = (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
        expect(data.startswith(b"\x89PNG") and size == (120, 60), f"the picture has {size} pixels")


async def refuses(session):
    """Calls tools with wrong arguments, which are results for the assistant to read."""
    for tool, arguments, words in [
        ("audit", {}, "either path or text"),
        ("audit", {"path": str(FOLDER / "Missing.swift")}, "no such file"),
        ("explain", {"rule": "SRC99"}, "did you mean"),
        ("contrast", {"foreground": "label"}, "either material or background"),
        ("contrast", {"foreground": "label", "material": "thinn"}, "unknown material"),
        ("contrast", {"foreground": "#12", "background": "white"}, "#12"),
        ("draw", {"scene": {"version": 1}}, "size"),
        ("draw", {"seen": {}}, "did you mean scene?"),
    ]:
        result = await session.call_tool(tool, arguments)
        is_error = result.model_dump(by_alias=True)["isError"]
        expect(is_error and words in text(result), f"{tool} {arguments} says {text(result)}")


async def main():
    (FOLDER / "Card.swift").write_text(SOURCE, encoding="utf-8")
    async with stdio_client(StdioServerParameters(command=PROGRAM, args=["mcp", "--language", "en"])) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            await listed(session)
            await answers(session)
            await refuses(session)


asyncio.run(asyncio.wait_for(main(), 900))
print("\n".join(faults) or "everything is as expected")
sys.exit(1 if faults else 0)
