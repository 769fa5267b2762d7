# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""A static host of the web page, for tests."""

import functools
import http.server
import threading


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass

    def do_GET(self):
        """Serves a page of the test itself, or else a file."""
        page = self.server.pages.get(self.path.split("?")[0].rsplit("/", 1)[-1])
        if page is None:
            return super().do_GET()
        name, content = self.path.rsplit("/", 1)[-1], page.encode()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name.split("?")[0]))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def serve(site, pages=None):
    """Starts a server of a site, and of pages by their names in every folder, and returns its address.

    The address has a folder, because a site may lie in any.
    """
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(site.parent)))
    server.pages = pages or {}
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/{site.name}/"
