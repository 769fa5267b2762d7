#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Browsers without a window, driven through their own protocols: Chromium by its pipe of messages, Firefox by Marionette, WebKitGTK by WebDriver.

Scripts/browsers.py shot PAGE OUT [WIDTH [light|dark]] writes a picture of a whole page for each browser that is installed.
"""

import base64
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request


class Chromium:
    """Chromium, which reads messages from file 3 and writes them to file 4, each ended by a zero byte."""

    name = "chromium"
    # The process of graphics, which computes them without a card.
    graphics = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--enable-gpu-rasterization")

    def __init__(self, *options):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        asked, ask = os.pipe()
        answer, answered = os.pipe()
        # Without its own sandbox, which root cannot have: only pages of this program are opened.
        chosen = options if "--use-gl=angle" in options else ("--disable-gpu", *options)
        command = [self.name, "--headless", "--no-sandbox", *chosen, "--disable-dev-shm-usage", "--no-first-run",
                   "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}", "about:blank"]

        def place():
            # Above both numbers first: one of the pipes may have them.
            low, high = os.dup2(asked, 20), os.dup2(answered, 21)
            os.dup2(low, 3)
            os.dup2(high, 4)

        self.process = subprocess.Popen(
            command, preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(asked)
        os.close(answered)
        self.ask, self.answer = os.fdopen(ask, "wb"), os.fdopen(answer, "rb")
        self.number, self.session, self.rest, self.loads = 0, None, b"", 0
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def read(self):
        while b"\0" not in self.rest:
            part = os.read(self.answer.fileno(), 1 << 20)
            if not part:
                raise RuntimeError("chromium ended")
            self.rest += part
        text, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(text)
        self.loads += message.get("method") == "Page.loadEventFired"
        return message

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.ask.write(json.dumps(message).encode() + b"\0")
        self.ask.flush()
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def resize(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)

    def scheme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def scripts(self, are_on):
        self.call("Emulation.setScriptExecutionDisabled", value=not are_on)

    def open(self, address):
        before = self.loads
        self.call("Page.navigate", url=address)
        while self.loads == before:
            self.read()

    def run(self, script):
        """Returns the value of the body of a function."""
        result = self.call("Runtime.evaluate", expression=f"(() => {{ {script} }})()", returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:500])
        return result["result"].get("value")

    def press(self, key):
        for kind in ("rawKeyDown", "keyUp"):
            code = {"ArrowRight": 39, "Tab": 9, "Enter": 13}[key]
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def picture(self):
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", captureBeyondViewport=False)["data"])

    def end_graphics(self):
        """Ends the process of graphics, so that pages lose their canvases."""
        page, self.session = self.session, None
        self.call("Browser.crashGpuProcess")
        self.session = page

    def trace(self, body, *categories):
        """Calls `body` and returns what Chromium records meanwhile."""
        wanted = {"includedCategories": [*categories, "__metadata"], "excludedCategories": ["*"]}
        self.call("Tracing.start", traceConfig=wanted, transferMode="ReportEvents")
        body()
        self.call("Tracing.end")
        events = []
        while (message := self.read()).get("method") != "Tracing.tracingComplete":
            if message.get("method") == "Tracing.dataCollected":
                events += message["params"]["value"]
        return events

    def frame_time(self, body):
        """Calls `body` and returns the median time that composing a frame took meanwhile, in milliseconds of its thread."""
        times = sorted(event["tdur"] / 1000 for event in self.trace(body, "viz")
                       if event["name"] == "Display::DrawAndSwap" and "tdur" in event)
        return times[len(times) // 2]

    def tasks(self, body):
        """Calls `body` and returns the longest time for which a task of the page computed, in milliseconds, after each mark of the page."""
        events = self.trace(body, "toplevel", "blink.user_timing")
        threads = {(event["pid"], event["tid"]) for event in events
                   if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"}
        marks = sorted((event["ts"], event["name"]) for event in events if event["cat"] == "blink.user_timing")
        longest = {name: 0 for _, name in marks}
        for event in events:
            if event["ph"] == "X" and event["cat"] == "toplevel" and (event["pid"], event["tid"]) in threads:
                before = [name for time, name in marks if time <= event["ts"] + event["dur"]]
                if before:
                    longest[before[-1]] = max(longest[before[-1]], event.get("tdur", 0) / 1000)
        return longest

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Firefox:
    """Firefox, whose Marionette exchanges messages on a local port, each after its length."""

    name = "firefox-esr"

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = {"marionette.port": port, "datareporting.policy.dataSubmissionEnabled": False,
                    "app.update.disabledForTesting": True, "browser.shell.checkDefaultBrowser": False}
        (pathlib.Path(self.folder.name) / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()))
        environment = {**os.environ, "HOME": self.folder.name, "MOZ_HEADLESS_WIDTH": "1440", "MOZ_HEADLESS_HEIGHT": "900"}
        self.process = subprocess.Popen(
            [self.name, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", self.folder.name, "about:blank"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
                break
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.2)
        self.rest, self.number = b"", 0
        self.read()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {"pageLoadStrategy": "normal"}})

    def read(self):
        while b":" not in self.rest:
            self.rest += self.part()
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.rest += self.part()
        text, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(text)

    def part(self):
        part = self.socket.recv(1 << 20)
        if not part:
            raise RuntimeError("firefox ended")
        return part

    def call(self, method, **parameters):
        self.number += 1
        text = json.dumps([0, self.number, method, parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        while True:
            _, number, error, result = self.read()
            if number == self.number:
                if error:
                    raise RuntimeError(f"{method}: {error['message']}")
                return result

    def inside(self, script):
        """Runs a script in the browser's own window."""
        self.call("Marionette:SetContext", value="chrome")
        try:
            return self.call("WebDriver:ExecuteScript", script=script, args=[])["value"]
        finally:
            self.call("Marionette:SetContext", value="content")

    def resize(self, width, height=900):
        # A window of Firefox has a least width; the part that shows the page has none.
        self.call("WebDriver:SetWindowRect", width=1440, height=height + 200)
        self.inside(f"""const browser = gBrowser.selectedBrowser;
            Object.assign(browser.style, {{ width: "{width}px", minWidth: "{width}px", maxWidth: "{width}px",
              height: "{height}px", minHeight: "{height}px", maxHeight: "{height}px" }});""")

    def scheme(self, name):
        self.inside(f'Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", {0 if name == "dark" else 1});')

    def scripts(self, are_on):
        self.inside(f'Services.prefs.setBoolPref("javascript.enabled", {json.dumps(are_on)});')

    def open(self, address):
        self.call("WebDriver:Navigate", url=address)

    def run(self, script):
        return self.call("WebDriver:ExecuteScript", script=script, args=[])["value"]

    def press(self, key):
        code = {"ArrowRight": "\ue014", "Tab": "\ue004", "Enter": "\ue007"}[key]
        keys = [{"type": kind, "value": code} for kind in ("keyDown", "keyUp")]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def picture(self):
        return base64.b64decode(self.call("WebDriver:TakeScreenshot", full=False)["value"])

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.socket.close()
        self.folder.cleanup()


class WebKit:
    """WebKitGTK's small browser on a screen in memory, through the server of its driver. It opens pages and runs scripts in them."""

    name = "WebKitWebDriver"

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.server, self.session = f"http://127.0.0.1:{port}", ""
        # Without drawing through a graphics card, which a screen in memory has not.
        environment = {**os.environ, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.process = subprocess.Popen(
            ["xvfb-run", "--auto-servernum", self.name, f"--port={port}"], env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=60).close()
                break
            except OSError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.2)
        self.session = "/session/" + self.call("/session", capabilities={"alwaysMatch": {}})["sessionId"]

    def call(self, path, **parameters):
        request = urllib.request.Request(
            self.server + self.session + path, json.dumps(parameters).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=300) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {json.load(error)['value']['message']}") from None

    def open(self, address):
        self.call("/url", url=address)

    def run(self, script):
        return self.call("/execute/sync", script=script, args=[])

    def close(self):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()


INSTALLED = [browser for browser in (Chromium, Firefox) if shutil.which(browser.name)]
# Every engine, for tests that only open pages.
ENGINES = INSTALLED + [browser for browser in (WebKit,) if shutil.which(browser.name) and shutil.which("xvfb-run")]


def processor_time(process):
    """Returns the seconds that a process and its children have computed."""
    seconds, children = {}, {}
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            seconds[int(entry.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    left, time_taken = [process.pid], 0.0
    while left:
        number = left.pop()
        time_taken += seconds.get(number, 0.0)
        left += children.get(number, [])
    return time_taken


def address(page):
    return pathlib.Path(page).resolve().as_uri()


def settle(browser):
    """Scrolls through a page, so that its pictures load, and waits for them."""
    browser.run("document.querySelectorAll('img').forEach(image => image.loading = 'eager');")
    deadline = time.monotonic() + 60
    while not browser.run("return [...document.images].every(image => image.complete);"):
        if time.monotonic() > deadline:
            raise RuntimeError("pictures do not load")
        time.sleep(0.05)


if __name__ == "__main__":
    _, _, page, out, *more = sys.argv
    width, scheme = int(more[0]) if more else 1440, more[1] if len(more) > 1 else "light"
    for kind in INSTALLED:
        browser = kind()
        try:
            browser.resize(width)
            browser.scheme(scheme)
            browser.open(address(page))
            settle(browser)
            height = min(browser.run("return document.documentElement.scrollHeight;"), 6000)
            browser.resize(width, height)
            time.sleep(0.5)
            pathlib.Path(f"{out}-{kind.name}-{width}-{scheme}.png").write_bytes(browser.picture())
        finally:
            browser.close()
