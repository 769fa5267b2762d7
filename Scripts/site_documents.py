# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""The documents as pages: Markdown to HTML, with links between them, in the frame of the web page."""

import html
import re
import shutil

from markdown_it import MarkdownIt

from headings import anchor


class Frame:
    """The head and the bars of all pages, Site/frame.html."""

    def __init__(self, text):
        self.text = text

    def around(self, page):
        """Returns a page of a file that has its title, what it loads and its main part."""
        head, main = page.split("<main", 1)
        title = re.search(r"<title.*</title>", head)[0]
        parts = [line for line in head.splitlines() if line.startswith(("<link", "<script"))]
        return self.filled(title, "\n".join(parts), f"<main{main.rstrip()}")

    def page(self, title, content, depth=1, language="en"):
        """Returns a page to read, some folders down."""
        up = "../" * depth
        parts = f'<link rel="stylesheet" href="{up}style/reference.css">\n<script type="module" src="{up}page/reference.js"></script>'
        # What is read keeps its language whichever one the bars have.
        main = f'<main id="main" class="reading" tabindex="-1" lang="{language}">\n{content}\n</main>'
        return self.filled(f"<title>{html.escape(title)} · Pellucid</title>", parts, main, up)

    def filled(self, title, parts, main, up=""):
        frame = re.sub(r'(href|src)="(?!#|https?:)', rf'\1="{up}', self.text)
        for name, text in (("title", title), ("parts", parts), ("main", main)):
            frame = frame.replace(f"<!-- {name} -->", text)
        return frame


def body(text, lead):
    """Returns a document as HTML and its title; `lead` returns the address of a link, or None for a link that leads out of the pages."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens, used, title = reader.parse(text), set(), ""
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            inline = tokens[index + 1]
            words = "".join(child.content for child in inline.children or [] if child.type in ("text", "code_inline"))
            title = title or words
            token.attrSet("id", anchor(inline.content, used))
        if token.type == "inline":
            follow(token.children, lead)
    page = reader.renderer.render(tokens, reader.options, {})
    page = page.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")
    # The lines of the sources, to which the reference leads.
    page = re.sub(r"<tr>\n<td>([A-Z][A-Z0-9]*[a-z]?)</td>", r'<tr id="\1">\n<td>\1</td>', page) if title == "Sources" else page
    page = page.replace("<pre>", '<pre tabindex="0">').replace("<th></th>", "<td></td>")
    return page, title


def follow(children, lead):
    """Changes the addresses of links and pictures; a link that leads nowhere becomes its words."""
    closing = []
    for child in children:
        if child.type == "image":
            child.attrSet("src", lead(child.attrGet("src")) or "")
        elif child.type == "link_open":
            target = lead(child.attrGet("href"))
            closing.append(target)
            if target is None:
                child.tag, child.attrs = "span", {}
            else:
                child.attrSet("href", target)
        elif child.type == "link_close" and closing.pop() is None:
            child.tag = "span"


def pages(frame, root, has_api):
    """Returns the pages of the documents by their paths."""
    files = {"README.md": "readme", "README.ko.md": "readme.ko", "ARCHITECTURE.md": "architecture", "CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog", "SECURITY.md": "security"}
    files |= {path.relative_to(root).as_posix(): path.stem for path in sorted((root / "Docs").glob("*.md"))}
    files |= {path.relative_to(root).as_posix(): f"decision-{path.stem}" for path in sorted((root / "Docs/Decisions").glob("*.md"))}
    found, titles = {}, {}
    for source, name in files.items():
        folder = (root / source).parent

        def lead(target):
            path, _, part = target.partition("#")
            if re.match(r"[a-z]+:", target):
                return target
            if not path:
                return target
            try:
                inside = (folder / path).resolve().relative_to(root).as_posix()
            except ValueError:
                return None
            if inside in files:
                return f"{files[inside]}.html" + (f"#{part}" if part else "")
            return inside.removeprefix("Docs/") if inside.startswith(("Docs/Pictures/", "Docs/Schemas/")) else None

        content, titles[name] = body((root / source).read_text(encoding="utf-8"), lead)
        found[f"docs/{name}.html"] = frame.page(titles[name], content, language="ko" if name.endswith(".ko") else "en")
    links = lambda chosen: "".join(f'<li><a href="{name}.html">{html.escape(titles[name])}</a></li>' for name in chosen)
    decisions = [name for name in titles if name.startswith("decision-")]
    interface = (root / "Docs/API.txt").read_text(encoding="utf-8")
    found["docs/api.html"] = frame.page("Public declarations", f'<h1>Public declarations</h1>\n<pre tabindex="0"><code>{html.escape(interface)}</code></pre>')
    api = '<li><a href="../api/documentation/pellucid/index.html">The library</a></li>' if has_api else ""
    found["docs/index.html"] = frame.page("Docs", f"""<h1 data-word="nav.docs">Docs</h1>
<ul>{links(name for name in titles if name not in decisions)}</ul>
<h2>Interfaces</h2><ul>{api}<li><a href="api.html">Public declarations</a></li></ul>
<h2>Decisions</h2><ul>{links(decisions)}</ul>""")
    return found


def copy_documentation(source, output):
    """Copies the documentation of the library, whose pages name the root of a host, and makes their addresses relative."""
    shutil.rmtree(output, ignore_errors=True)
    shutil.copytree(source, output)
    # The documentation has no page at its root.
    (output / "index.html").write_text('<!doctype html><meta charset="utf-8"><title>Pellucid</title><meta http-equiv="refresh" content="0; url=documentation/pellucid/index.html"><a href="documentation/pellucid/index.html">Pellucid</a>\n', encoding="utf-8")
    for page in output.rglob("*.html"):
        up = "../" * (len(page.relative_to(output).parts) - 1) or "./"
        text = page.read_text(encoding="utf-8")
        text = text.replace('var baseUrl = "/"', f'var baseUrl = new URL("{up}", location.href).pathname')
        page.write_text(re.sub(r'(href|src)="/(?!/)', rf'\1="{up}', text), encoding="utf-8")
