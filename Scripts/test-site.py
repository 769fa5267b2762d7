#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Tests of the web page in browsers: Scripts/test-site.py SITE [smoke]

SITE is a folder that Scripts/site.sh has written. The jobs of the page are done by real input: mouse, finger and keys. `smoke` runs a
few of them in Chromium only. axe, which Scripts/setup-python.sh oracles installs, judges accessibility.
"""

import base64
import itertools
import json
import math
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import zlib

import browsers
from web_server import serve

SITE = pathlib.Path(sys.argv[1]).resolve()
SMOKE = "smoke" in sys.argv[2:]
# The longest time from the navigation to the first picture in Chromium, from a server that has just started, in milliseconds.
FIRST_PICTURE = 1500
# The longest time for which the page may compute at a time, in milliseconds.
BLOCKED = 8
PAGES = ("index.html", "contrast.html", "scenes.html", "elements/index.html", "elements/ko.html", "reference/index.html", "reference/materials.html", "reference/glass.html",
         "reference/colors.html", "reference/vibrancy.html", "reference/components.html", "reference/rules.html", "docs/index.html",
         "docs/guidelines.html", "docs/scene.html", "docs/readme.ko.html")
HERE = pathlib.Path(__file__).resolve().parent.parent
AXE = next(iter(HERE.glob(".venv/lib/*/site-packages/axe_core_python/axe.min.js")), None)
PROGRAM = next((path for path in (HERE / ".build/tests/release/pellucid", HERE / ".build/release/pellucid") if path.exists()), None)
KEYS = {"ArrowRight": ("\ue014", 39), "ArrowDown": ("\ue015", 40), "ArrowUp": ("\ue013", 38), "Enter": ("\ue007", 13), "Shift": ("\ue008", 16)}


def ratio(value):
    return f"{math.floor(value * 100) / 100:.2f}:1"


def drag(browser, start, end, kind="mouse"):
    """Drags from a point of the window to another, in steps."""
    path = [(start[0] + (end[0] - start[0]) * step / 5, start[1] + (end[1] - start[1]) * step / 5) for step in range(6)]
    if isinstance(browser, browsers.Chromium):
        if kind == "touch":
            for index, (x, y) in enumerate(path):
                browser.call("Input.dispatchTouchEvent", type="touchMove" if index else "touchStart", touchPoints=[{"x": x, "y": y}])
            return browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        for index, (x, y) in enumerate(path):
            browser.call("Input.dispatchMouseEvent", type="mouseMoved" if index else "mousePressed", x=x, y=y, button="left", buttons=1, clickCount=1)
        return browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=end[0], y=end[1], button="left", clickCount=1)
    moves = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 20, "origin": "viewport"} for x, y in path]
    actions = [moves[0], {"type": "pointerDown", "button": 0}, *moves[1:], {"type": "pointerUp", "button": 0}]
    browser.call("WebDriver:PerformActions", actions=[{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}])
    browser.call("WebDriver:ReleaseActions")


def press(browser, key, shift=False):
    """Presses a key, with Shift if that is wanted."""
    letters, code = KEYS[key]
    if isinstance(browser, browsers.Chromium):
        for kind in ("keyDown" if key == "Enter" else "rawKeyDown", "keyUp"):
            text = {"text": "\r"} if kind == "keyDown" else {}
            browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, modifiers=8 if shift else 0, **text)
        return
    actions = [{"type": "keyDown", "value": letters}, {"type": "keyUp", "value": letters}]
    if shift:
        value = KEYS["Shift"][0]
        actions = [{"type": "keyDown", "value": value}, *actions, {"type": "keyUp", "value": value}]
    browser.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])


class Site(unittest.TestCase):
    """Tests in one browser."""

    browser = None
    address = ""

    def open(self, page, width=1440, scheme="light", address=None):
        self.browser.resize(width)
        self.browser.scheme(scheme)
        self.browser.open("about:blank")
        self.browser.open((self.address if address is None else address) + page)

    def wait(self, script, message="", seconds=20):
        """Waits until a script returns something, and returns it."""
        deadline = time.monotonic() + seconds
        while True:
            value = self.browser.run(f"return {script};")
            if value or time.monotonic() > deadline:
                self.assertTrue(value, message or script)
                return value
            time.sleep(0.05)

    def wait_for_proof(self):
        return self.wait("(text => text.endsWith(':1') && text)(document.getElementById('bound').textContent)", "a bound")

    def center(self, selector):
        return self.browser.run(f"""const element = document.querySelector({json.dumps(selector)});
            element.scrollIntoView({{ block: "center", behavior: "instant" }});
            const box = element.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];""")

    def click(self, selector):
        point = self.center(selector)
        drag(self.browser, point, point)

    def message(self):
        return self.browser.run("const message = document.getElementById('message'); return message.hidden ? '' : message.textContent;")

    def field(self, name):
        return self.browser.run(f"return document.forms.controls[{json.dumps(name)}].value;")

    def drop(self, name, kind, content):
        """Drops a file that consists of a text on the page."""
        self.browser.run(f"""const transfer = new DataTransfer();
            transfer.items.add(new File([{json.dumps(content)}], {json.dumps(name)}, {{ type: {json.dumps(kind)} }}));
            document.getElementById("main").dispatchEvent(new DragEvent("drop", {{ dataTransfer: transfer, bubbles: true, cancelable: true }}));""")

    def test_the_mouse_moves_and_resizes_the_surface(self):
        self.open("index.html")
        self.wait_for_proof()
        x, y = self.center("#piece")
        drag(self.browser, (x, y), (x + 60, y + 40))
        self.wait("document.forms.controls.x.value > 200", "the surface moved")
        self.wait("location.hash.includes('x=')", "the address has the place")
        width = int(self.field("width"))
        x, y = self.center(".handle[data-edge=se]")
        drag(self.browser, (x, y), (x - 80, y - 20))
        self.assertLess(int(self.field("width")), width)

    def test_accessibility_of_the_playground(self):
        self.judge("index.html", "light")

    def judge(self, page, scheme):
        if AXE is None:
            self.skipTest("axe is missing; run Scripts/setup-python.sh oracles")
        self.open(page, scheme=scheme)
        if page == "index.html":
            self.wait_for_proof()
        source = AXE.read_text(encoding="utf-8")
        self.browser.run(f"{source}; window.axe = axe; axe.run().then(found => window.found = found.violations);")
        found = self.wait("window.found && JSON.stringify(window.found.map(rule => [rule.id, rule.nodes.slice(0, 3).map(node => node.html.slice(0, 160))]))", seconds=120)
        self.assertEqual(json.loads(found), [], page)


class Whole(Site):
    """The tests that a smoke run leaves out."""

    def test_fingers_move_the_surface(self):
        self.open("index.html", 360)
        self.wait_for_proof()
        before = int(self.field("y"))
        x, y = self.center("#piece")
        drag(self.browser, (x, y), (x + 10, y + 40), "touch")
        self.wait(f"document.forms.controls.y.value > {before + 20}", "a finger moved the surface")

    def test_keys_move_and_resize_the_surface(self):
        self.open("index.html")
        self.browser.run("document.getElementById('piece').focus();")
        x, width = int(self.field("x")), int(self.field("width"))
        press(self.browser, "ArrowRight")
        press(self.browser, "ArrowRight", shift=True)
        self.assertEqual((int(self.field("x")), int(self.field("width"))), (x + 10, width + 10))

    def judged(self):
        """Waits until the picture is judged, and returns the contrast here, the bound, and the class of the verdict."""
        return self.wait("(document.getElementById('proof').getAttribute('aria-busy') === 'false' && document.getElementById('verdict').textContent !== '') && "
                         "[document.getElementById('here').textContent, document.getElementById('bound').textContent, document.getElementById('verdict').className]", seconds=60)

    def promised(self):
        return self.browser.run("return [...document.querySelectorAll('#repairs button strong')].map(text => text.textContent);")

    def test_every_repair_gives_what_it_promises(self):
        for state in ("", "material=thin&style=tertiaryLabel", "kind=glass&glass=clear", "kind=glass&width=360&height=60&size=20&backdrop=color&ground=%23008000",
                      "style=custom&ink=%23FF9500", "kind=glass&glass=clear&dimming=rgb(0+0+0+%2F+52.5%25)", "under=%23ffffff20"):
            self.open(f"index.html#{state}")
            self.judged()
            promised = self.promised()
            self.assertNotEqual(promised, [], state)
            for index, bound in enumerate(promised):
                with self.subTest(state=state, repair=index):
                    if index:
                        self.open(f"index.html#{state}")
                        self.judged()
                    self.click(f"#repairs li:nth-child({index + 1}) button")
                    self.wait(f"document.getElementById('bound').textContent === {json.dumps(bound)} && document.getElementById('verdict').classList.contains('good')",
                              f"{bound} after repair {index} of {state}: " + self.browser.run("return document.querySelector('#repairs').textContent;"))

    def test_the_page_agrees_with_the_program(self):
        if PROGRAM is None:
            self.skipTest("the program is missing; build it with Scripts/tests-build.sh")
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "backdrop.png").write_bytes((SITE / "backdrops/fjord.png").read_bytes())
        for state in ("", "kind=glass&width=360&height=60&size=20", "kind=glass&glass=clear", "material=regular&width=360&height=40&size=60", "under=rgb(255+255+255+%2F+66.5%25)",
                      "kind=glass&width=360&height=60&size=20&adaptive=false", "style=custom&ink=%23FF9500", "appearance=dark&dimming=rgb(0+0+0+%2F+40%25)"):
            with self.subTest(state=state):
                self.open(f"index.html#{state}")
                here, bound, verdict = self.judged()
                self.click("#take-JSON")
                document = self.wait("document.getElementById('take-panel').textContent.startsWith('{') && document.getElementById('take-panel').textContent")
                (folder / "scene.json").write_text(document, encoding="utf-8")
                answer = subprocess.run([PROGRAM, "legibility", folder / "scene.json", "--json"], capture_output=True, text=True, check=False)
                text, = json.loads(answer.stdout)["combinations"][0]["foregrounds"]
                self.assertEqual(here, ratio(text["measured"]["lowest"]))
                self.assertEqual(bound, ratio(text["bound"]["lowestContrast"]) if text["bound"] else "–")
                self.assertEqual("good" in verdict, text["verdict"] in ("holds", "sampledEnough"))

    def test_small_glass_has_the_bound_of_both_its_states(self):
        self.open("index.html#kind=glass&width=360&height=60&size=20&backdrop=color&ground=%23008000")
        here, bound, verdict = self.judged()
        self.assertEqual((here, bound), ("2.58:1", "1.30:1"))
        self.assertIn("bad", verdict)
        self.wait("document.querySelector('.curve-plot') !== null", "a curve")
        lowest = self.browser.run("return Math.min(...[...document.querySelectorAll('#curve td:last-child')].map(cell => parseFloat(cell.textContent)));")
        self.assertGreaterEqual(lowest, 1.30)
        self.assertLess(lowest, 2.6)
        self.wait("document.querySelector('#all .caption').textContent.includes('1.30:1')", "the same bound below the small picture")

    def test_a_cut_text_never_holds(self):
        for state in ("material=ultraThick&height=40&size=60&backdrop=page", "material=regular&width=360&height=40&size=60"):
            with self.subTest(state=state):
                self.open(f"index.html#{state}")
                here, bound, verdict = self.judged()
                self.assertLess(float(here.removesuffix(":1")), 3)
                self.assertEqual(bound, "–")
                self.assertIn("bad", verdict)
                self.assertEqual(self.browser.run("return document.getElementById('curve').children.length;"), 0)

    def test_components_are_judged_by_their_texts(self):
        for platform, component, words in (("macos", "toast", "Copied"), ("ios", "button", "Add Person"), ("macos", "menu", None), ("macos", "sheet", None)):
            with self.subTest(component=component):
                self.open(f"index.html#kind=component&platform={platform}&component={component}&width=200&height=100")
                _, _, verdict = self.judged()
                sentence = self.browser.run("return document.getElementById('verdict').textContent;")
                self.assertNotIn("  ", sentence)
                if words:
                    self.assertIn(words, sentence)
                    self.assertIn("bad", verdict)
                    self.assertGreater(self.browser.run("return document.querySelectorAll('#repairs .told strong').length;"), 0)
                else:
                    self.assertEqual("good" in verdict, component == "sheet", sentence)
                self.wait("[...document.querySelectorAll('#all .caption')].filter(text => text.textContent.includes(' · ')).length === 8", "every caption tells its bound", 40)

    def test_a_layer_under_the_text_is_seen_and_changed(self):
        self.open("index.html")
        self.judged()
        last = len(self.promised())
        self.click(f"#repairs li:nth-child({last}) button")
        self.wait("document.forms.controls.under.value.includes('66.5%')", "the layer of the repair")
        self.wait("document.getElementById('verdict').classList.contains('good')", "the text holds")
        self.type("under", "")
        self.wait("document.getElementById('verdict').classList.contains('bad')", "without the layer the text falls short")

    def type(self, name, text):
        """Types a text into a field in place of its own."""
        self.click(f"#controls [name={name}]")
        self.browser.run(f"document.forms.controls[{json.dumps(name)}].select();")
        if isinstance(self.browser, browsers.Chromium):
            if not text:
                for kind in ("rawKeyDown", "keyUp"):
                    self.browser.call("Input.dispatchKeyEvent", type=kind, key="Backspace", code="Backspace", windowsVirtualKeyCode=8)
            return self.browser.call("Input.insertText", text=text)
        keys = [{"type": kind, "value": letter} for letter in text or "\ue003" for kind in ("keyDown", "keyUp")]
        return self.browser.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def choose(self, name, key):
        """Presses a key in a menu."""
        self.browser.run(f"document.forms.controls[{json.dumps(name)}].focus();")
        press(self.browser, key)

    def test_another_platform_has_the_nearest_choices(self):
        self.open("index.html#platform=macos&material=sidebar")
        self.judged()
        self.choose("platform", "ArrowUp")
        self.wait("document.forms.controls.platform.value === 'ios' && document.forms.controls.material.value === 'regular'", "the nearest material")
        self.judged()
        self.assertEqual(self.message(), "")
        for platform in ("watchos", "visionos"):
            self.open(f"index.html#platform={platform}")
            self.judged()
            self.click("[name=kind][value=component]")
            self.wait("location.hash.includes('component=button')", "a component that the platform has")
            self.judged()
            self.assertEqual(self.message(), "")

    def test_errors_take_the_figures_away_and_name_the_field(self):
        for state, label in (("material=zzz", "Material"), ("style=zzz", "Style"), ("kind=glass&tint=zzz", "Tint")):
            with self.subTest(state=state):
                self.open(f"index.html#{state}")
                self.wait("!document.getElementById('message').hidden", "a message")
                self.assertIn(label, self.message())
                self.assertNotIn("desktop", self.message())
        self.open("index.html#style=custom")
        self.judged()
        self.type("ink", "zzz")
        self.wait("!document.getElementById('message').hidden", "a message")
        self.assertEqual(self.browser.run("return ['here', 'bound', 'verdict', 'repairs', 'findings'].map(id => document.getElementById(id).textContent);"), ["–", "–", "", "", ""])
        self.assertEqual(self.browser.run("return document.forms.controls.ink.getAttribute('aria-invalid');"), "true")
        self.type("ink", "#ffffff")
        self.judged()
        self.assertEqual(self.browser.run("return document.forms.controls.ink.getAttribute('aria-invalid');"), "false")

    def test_broken_properties_are_told(self):
        self.open("index.html#kind=component")
        self.judged()
        self.type("keys", '{"title": ')
        self.wait("document.getElementById('message').textContent.includes('JSON') && document.forms.controls.keys.getAttribute('aria-invalid') === 'true'", "a message")
        self.type("keys", '{"title": "Rain"}')
        self.wait("document.getElementById('message').hidden && document.forms.controls.keys.getAttribute('aria-invalid') === 'false'", "no message any more")

    def test_clicks_are_no_steps_of_the_history_and_movements_are(self):
        self.open("index.html")
        self.judged()
        length = lambda: self.browser.run("return history.length;")
        before = length()
        for _ in range(3):
            self.click("#piece")
        self.assertEqual(length(), before)
        x, y = self.center("#piece")
        drag(self.browser, (x, y), (x + 60, y))
        self.wait("document.forms.controls.x.value > 200")
        # A browser keeps fifty entries, which the tests before may have filled.
        self.assertEqual(length(), min(before + 1, 50))
        press(self.browser, "ArrowRight")
        press(self.browser, "ArrowRight")
        self.assertEqual(length(), min(before + 2, 50))
        moved = int(self.field("x"))
        self.browser.run("history.back();")
        self.wait(f"Number(document.forms.controls.x.value) === {moved - 20}", "Back undoes the keys")
        self.browser.run("history.back();")
        self.wait("document.forms.controls.x.value === '180'", "Back undoes the drag")

    def test_a_repair_by_a_key_leaves_the_focus_at_the_verdict(self):
        self.open("index.html")
        self.judged()
        self.browser.run("document.querySelector('#repairs button').focus();")
        press(self.browser, "Enter")
        self.wait("document.getElementById('verdict').classList.contains('good')", "the text holds")
        self.assertEqual(self.browser.run("return document.activeElement.id;"), "verdict")

    def test_the_order_of_keys_is_that_of_the_columns(self):
        self.open("index.html")
        places = self.browser.run("return ['.stage-column', '.controls', '.proof'].map(name => document.querySelector(name).getBoundingClientRect().left);")
        self.assertEqual(places, sorted(places))
        self.assertEqual(self.browser.run("return [...document.querySelectorAll('.stage-column, .controls, .proof')].map(part => part.className.split(' ').at(-1));"), ["stage-column", "controls", "proof"])

    def test_the_contrast_here_is_that_of_the_breaking_backdrop(self):
        self.open("index.html")
        here, bound, _ = self.judged()
        self.click("#breaking")
        self.wait(f"document.getElementById('breaking').getAttribute('aria-pressed') === 'true' && !['…', {json.dumps(here)}].includes(document.getElementById('here').textContent)", "another contrast")
        drawn, again, _ = self.judged()
        self.assertEqual(again, bound)
        self.assertAlmostEqual(float(drawn.removesuffix(":1")), float(bound.removesuffix(":1")), delta=0.05)

    def test_an_address_with_a_photo_of_ones_own_says_that_it_is_gone(self):
        self.open("index.html#backdrop=own&material=thin")
        self.wait("document.getElementById('message').textContent.includes('Fjord')", "a message")
        self.wait("document.querySelector('[name=backdrop][value=fjord]')?.checked", "the picture that is drawn is marked")
        self.assertEqual(self.field("material"), "thin")

    def test_unknown_backdrops_are_the_usual_one(self):
        for name in ("__proto__", "constructor", "zzz"):
            self.open(f"index.html#backdrop={name}")
            self.judged()
            self.assertEqual(self.message(), "")
            self.wait("document.querySelector('[name=backdrop][value=fjord]')?.checked", name)

    def test_new_addresses_in_the_same_tab_are_read(self):
        self.open("contrast.html#foreground=%23000000&background=%23ffffff")
        self.wait("document.getElementById('ratio').textContent.startsWith('21.00:1')")
        self.browser.run("location.hash = '#foreground=%23767676&background=%23ffffff';")
        self.wait("document.getElementById('ratio').textContent.startsWith('4.54:1')", "the new colours")
        self.open("scenes.html")
        self.wait("document.getElementById('findings').children.length > 0")
        first = self.browser.run("return document.getElementById('document').value;")
        self.browser.run("document.getElementById('example').focus();")
        press(self.browser, "ArrowDown")
        self.wait("location.hash.startsWith('#scene=')", "the address has the example")
        second = self.browser.run("return document.getElementById('document').value;")
        self.assertNotEqual(first, second)
        address = self.browser.run("return location.hash;")
        self.browser.run("history.back();")
        self.wait(f"document.getElementById('document').value === {json.dumps(first)}", "Back brings the document before")
        self.browser.run(f"location.hash = {json.dumps(address)};")
        self.wait(f"document.getElementById('document').value === {json.dumps(second)}", "the document of the new address")
        self.browser.run("location.hash = '#scene=broken';")
        self.wait("document.getElementById('message').textContent.includes('address')", "a message about the address")

    def test_colors_with_names_are_compared(self):
        self.open("contrast.html#foreground=systemBlue&background=%23ffffff")
        self.wait("document.getElementById('names').textContent.includes('#0088ff')", "the colour of the name")
        self.assertEqual(self.browser.run("return getComputedStyle(document.getElementById('sample')).color;"), "rgb(0, 136, 255)")
        self.browser.run("location.hash = '#foreground=label&background=systemBackground';")
        self.wait("document.getElementById('ratio').textContent.startsWith('21.00:1')", "black on white")
        self.browser.run("location.hash = '#foreground=red&background=%23ffffff';")
        self.wait("document.getElementById('names').textContent.includes('#ff383c')", "the system's red")
        self.browser.run("location.hash = '#foreground=nonsense&background=%23ffffff';")
        self.wait("document.getElementById('message').textContent.includes('nonsense')", "a message")
        self.assertEqual(self.browser.run("return [document.getElementById('sample').hidden, document.getElementById('ratio').textContent];"), [True, "–"])

    def test_a_repair_makes_the_text_hold_and_back_undoes_it(self):
        self.open("index.html#material=thin")
        first = self.wait_for_proof()
        self.wait("document.querySelector('#repairs button') !== null", "a repair")
        self.click("#repairs button")
        self.wait("document.getElementById('verdict').classList.contains('good')", "the text holds")
        self.browser.run("history.back();")
        self.wait(f"document.getElementById('bound').textContent === {json.dumps(first)}", "the bound before")

    def test_the_breaking_backdrop_is_drawn_on_request(self):
        self.open("index.html#material=thin")
        self.wait_for_proof()
        self.click("#breaking")
        self.wait("document.getElementById('breaking').getAttribute('aria-pressed') === 'true'")
        pixel = "(c => { const d = c.getContext('2d').getImageData(4, 4, 1, 1).data; return d[1] > 240 && d[0] < 40; })(document.getElementById('picture'))"
        self.wait(pixel, "the green backdrop that breaks secondaryLabel on thin")

    def test_every_kind_of_surface_is_drawn(self):
        self.open("index.html")
        for kind in ("glass", "component"):
            self.wait("document.getElementById('here').textContent.endsWith(':1')")
            self.click(f"[name=kind][value={kind}]")
            self.wait(f"location.hash.includes('kind={kind}')")
            time.sleep(1)
            self.assertEqual(self.browser.run("return document.getElementById('message').textContent;"), "")
            self.wait("document.querySelector('#findings li') !== null", "findings")

    def test_all_settings_are_small_pictures(self):
        self.open("index.html")
        self.wait("[...document.querySelectorAll('#all .caption')].filter(text => text.textContent.includes(':1')).length === 8", "eight bounds")
        self.click("#all li:nth-child(5) button")
        self.wait("location.hash.includes('appearance=dark')", "a picture sets its settings")

    def test_scripts_of_dropped_files_never_run(self):
        self.open("index.html")
        self.wait_for_proof()
        self.drop("x.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40' onload='parent.hacked=1'><script>top.hacked=1</script><rect width='40' height='40' fill='red'/></svg>")
        self.wait("location.hash.includes('backdrop=own')", "the picture is taken")
        self.drop("x.html", "text/html", "<script>top.hacked = 1</script>")
        self.wait("document.getElementById('message').textContent.length > 0", "a message about the wrong kind")
        self.drop("<img src=x onerror=hacked=1>.png", "image/png", "broken")
        time.sleep(0.5)
        self.assertIsNone(self.browser.run("return window.hacked ?? null;"))
        self.assertTrue(self.browser.run("return location.href;").startswith(self.address))

    def test_hostile_addresses_have_the_usual_values(self):
        self.open("index.html#platform=zzz&x=1e99&material=<img src=x onerror=hacked=1>&text=<img src=x onerror=hacked=1>&keys=__proto__&style=constructor")
        self.wait("document.forms.controls.platform.value === 'ios'")
        time.sleep(0.5)
        self.assertIsNone(self.browser.run("return window.hacked ?? null;"))
        self.assertLessEqual(int(self.field("x")), 720)

    def test_the_policy_stops_scripts_in_markup(self):
        self.open("contrast.html")
        self.browser.run("const script = document.createElement('script'); script.textContent = 'window.hacked = 1'; document.body.append(script);")
        self.assertIsNone(self.browser.run("return window.hacked ?? null;"))
        for page in SITE.glob("*.html"):
            self.assertNotIn("unsafe-inline", page.read_text(encoding="utf-8"))

    def test_two_colors_are_compared(self):
        self.open("contrast.html#foreground=%23000000&background=%23ffffff")
        self.wait("document.getElementById('ratio').textContent.startsWith('21.00:1')")
        self.browser.run("const field = document.forms.two.foreground; field.value = 'nonsense'; field.dispatchEvent(new Event('input', { bubbles: true }));")
        self.wait("!document.getElementById('message').hidden", "a message about the colour")

    def test_the_editor_draws_and_says_what_is_wrong(self):
        self.open("scenes.html")
        write = lambda text: self.browser.run(f"const area = document.getElementById('document'); area.value = {json.dumps(text)}; area.dispatchEvent(new Event('input', {{ bubbles: true }}));")
        examples = self.wait("document.getElementById('example').options.length")
        for index in range(examples):
            self.browser.run(f"const menu = document.getElementById('example'); menu.selectedIndex = {index}; menu.dispatchEvent(new Event('change'));")
            self.wait("document.getElementById('status').textContent !== '' && document.getElementById('findings').children.length > 0", f"example {index}")
            self.assertEqual(self.browser.run("return document.getElementById('message').textContent;"), "")
        write('{"version": 1, "size": {"width": 100, "height": 80}, "desktop": [{"fil": "#fff"}]}')
        self.wait("document.getElementById('message').textContent.includes('fil')", "the key is named")
        self.assertEqual(self.browser.run("return [document.getElementById('status').textContent, document.getElementById('findings').children.length];"), ["", 0])
        write('{"version": 1, "size": {"width": 100, "height": 80}, "desktop": [{"fill": "#fff"}]}')
        self.wait("document.getElementById('message').hidden && document.getElementById('picture').width === 200", "the picture")
        self.wait("location.hash.startsWith('#scene=')", "the address has the document")

    def test_a_dropped_folder_without_a_catalog_is_answered(self):
        self.open("contrast.html")
        self.wait("document.getElementById('ratio').textContent.includes(':1')")
        self.drop("x.html", "text/html", "<script>top.hacked = 1</script>")
        self.wait("document.getElementById('catalog-status').textContent.includes('.xcassets')", "advice")
        self.assertIsNone(self.browser.run("return window.hacked ?? null;"))

    def test_a_catalog_is_judged_in_the_page(self):
        self.open("contrast.html")
        self.wait("document.getElementById('ratio').textContent.includes(':1')")
        catalog = HERE / "Examples/Ferry.xcassets"
        files = [[f"Ferry.xcassets/{path.relative_to(catalog).as_posix()}", base64.b64encode(path.read_bytes()).decode()]
                 for path in sorted(catalog.rglob("*")) if path.is_file()]
        self.browser.run(f"""const files = {json.dumps(files)}.map(([path, bytes]) => {{
              const file = new File([Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0))], path.split("/").pop());
              return Object.defineProperty(file, "webkitRelativePath", {{ value: path }});
            }});
            const field = document.getElementById("folder");
            Object.defineProperty(field, "files", {{ value: files, configurable: true }});
            field.dispatchEvent(new Event("change"));""")
        self.wait("document.getElementById('catalog').textContent.includes('CAT03')", "the finding of the program")
        self.assertEqual(self.browser.run("return document.getElementById('catalog').children.length;"), 2)

    def taken(self, page, tab):
        """Returns what a tab offers for a state."""
        if page is not None:
            self.open(f"index.html#{page}")
            self.wait("performance.getEntriesByName('first-picture').length", "a picture")
        self.click(f"#take-{tab}")
        self.wait(f"document.getElementById('take-{tab}').getAttribute('aria-selected') === 'true'")
        time.sleep(0.5)
        return self.browser.run("return document.getElementById('take-panel').textContent;")

    def test_what_is_taken_away(self):
        self.open("index.html#material=thin")
        self.wait_for_proof()
        for tab, words in (("SwiftUI", ".background(.thinMaterial"), ("UIKit", "systemThinMaterial"), ("AppKit", "iOS has no AppKit"), ("JSON", '"material": "thin"'), ("CSS", "pellucid-thin"), ("Tokens", "thin")):
            self.click(f"#take-{tab}")
            self.wait(f"document.getElementById('take-panel').textContent.includes({json.dumps(words)})", tab)

    def test_swift_code_has_names_of_the_platform(self):
        for page, tab, has, lacks in SWIFT:
            with self.subTest(page=page, tab=tab):
                code = self.taken(page, tab)
                for words in has:
                    self.assertIn(words, code)
                for words in lacks:
                    self.assertNotIn(words, code)

    def test_tokens_are_a_document_of_their_own(self):
        for page in ("material=thin&style=systemGray2", "kind=glass&tint=systemBlue&style=label", "kind=glass&glass=clear", "platform=macos&material=sidebar", "platform=watchos"):
            with self.subTest(page=page):
                tokens = json.loads(self.taken(page, "Tokens"))
                self.assertEqual(token_faults(tokens), [])
                self.assertRegex(json.dumps(tokens), "firstBrightness|clear" if "clear" in page else "firstBrightness")

    def test_korean(self):
        self.open("index.html")
        self.wait("!document.getElementById('language').hidden")
        self.click("#language")
        self.wait("document.documentElement.lang === 'ko' && document.querySelector('nav a').textContent === '놀이터'")
        self.click("#language")
        self.wait("document.documentElement.lang === 'en'")

    def test_messages_of_the_module_are_marked_as_english(self):
        self.open("index.html#material=nonsense")
        self.wait("document.getElementById('message').lang === 'en'")

    def test_pages_fit_a_phone(self):
        for page in PAGES:
            with self.subTest(page=page):
                self.open(page, 360)
                self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth;"), 360)

    def test_the_picture_stays_in_sight_on_a_phone(self):
        self.open("index.html", 360)
        self.wait_for_proof()
        self.browser.run("document.forms.controls.weight.scrollIntoView({ block: 'end', behavior: 'instant' });")
        top, bottom = self.browser.run("const box = document.getElementById('stage').getBoundingClientRect(); return [box.top, box.bottom];")
        self.assertGreaterEqual(top, 0)
        self.assertLessEqual(bottom, 420)
        # Small pictures stand in two columns, and the header in two lines.
        self.assertEqual(self.browser.run("return new Set([...document.querySelectorAll('#all li')].map(item => item.offsetLeft)).size;"), 2)
        self.assertLess(self.browser.run("return document.querySelector('.bar').offsetHeight;"), 90)

    def test_accessibility_of_all_pages(self):
        for page in PAGES:
            for scheme in ("light", "dark") if page.count("/") == 0 or page.startswith("elements/") else ("dark",):
                with self.subTest(page=page, scheme=scheme):
                    self.judge(page, scheme)

    def test_without_web_assembly_the_page_says_so(self):
        off = None
        if isinstance(self.browser, browsers.Chromium):
            off = self.browser.call("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.WebAssembly;")["identifier"]
        else:
            self.browser.inside('Services.prefs.setBoolPref("javascript.options.wasm", false);')
        try:
            self.open("index.html")
            self.wait("document.getElementById('message').textContent.includes('WebAssembly')")
            self.wait("document.getElementById('piece').classList.contains('pellucid-regular')", "the browser's own filter")
            self.open("reference/colors.html")
            self.assertGreater(self.browser.run("return document.querySelectorAll('tbody tr').length;"), 100)
        finally:
            if off:
                self.browser.call("Page.removeScriptToEvaluateOnNewDocument", identifier=off)
            else:
                self.browser.inside('Services.prefs.setBoolPref("javascript.options.wasm", true);')


class Hostile(Site):
    """Tests in Chromium alone, by its real events and with what it can be made to refuse."""

    def drop_files(self, *paths):
        """Drops files of the disk in the middle of the page, as the window system does."""
        data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.browser.call("Input.dispatchDragEvent", type=kind, x=300, y=300, data=data)

    def made(self, name, content):
        """Returns the path of a new file."""
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        path = folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def refuse(self, page, **pages):
        """Opens a page from a server that answers with other files for some names."""
        self.open(page, address=serve(SITE, {name.replace("_", "."): text for name, text in pages.items()}))

    def emulate(self, **features):
        self.browser.call("Emulation.setEmulatedMedia", features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def test_a_newer_question_takes_the_place_of_a_long_proof(self):
        worker = (SITE / "pellucid/worker.js").read_text(encoding="utf-8")
        endless = "async report({ scene: number, traits, isMatrix, isKorean }) {"
        self.assertIn(endless, worker)
        self.refuse("index.html#kind=glass&glass=clear", worker_js=worker.replace(endless, endless + """ if (scenes.get(number).document.includes('"glass":"clear"')) for (;;);"""))
        self.wait("document.getElementById('verdict').textContent === 'Judging…' && document.getElementById('bound').textContent === '…'", "what is long is told")
        self.click("[name=kind][value=material]")
        self.wait("document.getElementById('bound').textContent === '2.02:1'", "the bound of the material", seconds=15)

    def test_broken_files_of_the_page_are_told(self):
        for name in ("curve.js", "playground.js", "state.js"):
            with self.subTest(name=name):
                self.refuse("index.html", **{name: "("})
                self.wait("!document.getElementById('broken').hidden", "a message")
        self.refuse("index.html", pellucid_js="(")
        self.wait("!document.getElementById('message').hidden", "the reason")
        self.refuse("index.html", names_json="<html>")
        self.wait("document.getElementById('message').textContent.includes('names')", "a message about the menus")
        self.assertEqual(self.browser.run("return document.forms.controls.material.value;"), "regular")
        self.refuse("scenes.html", examples_json="(")
        self.wait("document.getElementById('message').textContent.includes('examples')", "a message about the examples")

    def test_without_scripts_no_dead_controls_are_shown(self):
        self.browser.scripts(False)
        try:
            for page in ("index.html", "contrast.html", "scenes.html"):
                self.open(page)
                seen = self.browser.call("Runtime.evaluate", returnByValue=True, expression="""[document.querySelector('noscript').getBoundingClientRect().width > 700,
                    [...document.querySelectorAll('main input, main select, main button')].filter(field => field.checkVisibility()).length]""")["result"].get("value")
                self.assertEqual(seen, [True, 0], page)
        finally:
            self.browser.scripts(True)

    def test_a_picture_without_an_ending_is_taken_and_found_again(self):
        self.open("index.html")
        self.wait_for_proof()
        self.drop_files(self.made("planet", (HERE / "Examples/Pictures/planet.png").read_bytes()))
        self.wait("location.hash.includes('backdrop=own') && document.querySelector('[name=backdrop][value=own]').checked", "the picture is taken and marked")
        self.click("#backdrops label:first-child")
        self.wait("!location.hash.includes('backdrop=own')", "another backdrop")
        self.click("#backdrops label:last-child")
        self.wait("location.hash.includes('backdrop=own')", "the picture is found again")
        self.drop_files(self.made("notes", "no picture"))
        self.wait("document.getElementById('message').textContent.includes('neither')", "a message about the kind")

    def test_reduced_motion_moves_on_request(self):
        self.emulate(prefers_reduced_motion="reduce")
        try:
            self.browser.open("about:blank")
            self.browser.open(self.address + "index.html#backdrop=tide")
            self.wait_for_proof()
            shown = lambda: self.browser.run("return [...document.getElementById('picture').getContext('2d').getImageData(0, 0, 400, 300).data].filter((_, index) => index % 97 === 0).join();")
            still = shown()
            time.sleep(1)
            self.assertEqual(shown(), still)
            self.click("#pause")
            deadline = time.monotonic() + 10
            while shown() == still and time.monotonic() < deadline:
                time.sleep(0.2)
            self.assertNotEqual(shown(), still)
        finally:
            self.emulate()

    def test_css_is_the_surface_on_the_screen(self):
        for page, most in CSS:
            with self.subTest(page=page):
                css = self.taken(f"text=&{page}", "CSS")
                picture = self.browser.run("return document.getElementById('picture').toDataURL();")
                markup = re.search(r"/\* (<.*>) \*/", css)[1].replace("…", "")
                place = "<style>body { margin: 0; width: 720px; height: 480px; background: url(backdrops/fjord.png) center / cover; } #at { position: absolute; left: 180px; top: 150px; }</style>"
                probe = f"<!doctype html><style>{css.replace('url(' + chr(34), 'url(' + chr(34) + 'export/')}</style>{place}<div id='at'>{markup}</div>"
                self.browser.resize(720, 480)
                self.browser.open(serve(SITE, {"probe.html": probe}) + "probe.html")
                time.sleep(0.5)
                shot = "data:image/png;base64," + base64.b64encode(self.browser.picture()).decode()
                self.assertLessEqual(self.distance(picture, shot), most)

    def distance(self, *pictures):
        """Returns the mean distance of two pictures inside of the surface, of 255."""
        self.browser.run(f"""(async () => {{
            const [one, other] = await Promise.all({json.dumps(pictures)}.map(async address => {{
              const image = Object.assign(new Image(), {{ src: address }});
              await image.decode();
              const canvas = Object.assign(document.createElement("canvas"), {{ width: 720, height: 480 }}), context = canvas.getContext("2d");
              context.drawImage(image, 0, 0, 720, 480);
              return context.getImageData(200, 170, 320, 140).data;
            }}));
            window.distance = one.reduce((sum, value, index) => sum + Math.abs(value - other[index]), 0) / one.length * 4 / 3;
          }})();""")
        return self.wait("window.distance")

    def test_the_document_and_its_backdrop_are_saved(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.open("index.html#style=label&backdrop=page&material=ultraThin&style=quaternaryLabel")
        self.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
        self.wait_for_proof()
        self.click("#take-JSON")
        self.click("#save")
        self.wait("!document.getElementById('save-backdrop').hidden")
        self.click("#save-backdrop")
        deadline = time.monotonic() + 10
        while not (folder / "scene.json").exists() or not (folder / "backdrop.png").exists():
            self.assertLess(time.monotonic(), deadline, "both files are saved")
            time.sleep(0.1)
        self.assertEqual(json.loads((folder / "scene.json").read_text())["desktop"][0]["image"], "backdrop.png")
        self.assertEqual(struct.unpack(">II", (folder / "backdrop.png").read_bytes()[16:24]), (960, 640))
        self.click("#breaking")
        self.wait("document.getElementById('save-backdrop').hidden && document.getElementById('take-note').textContent", "the breaking backdrop is named")

    def evaluated(self, script):
        """Returns what the body of an asynchronous function returns."""
        self.browser.run(f"window.evaluated = undefined; (async () => {{ {script} }})().then(value => window.evaluated = [value], error => window.evaluated = [String(error)]);")
        return self.wait("window.evaluated")[0]

    def test_the_module_answers_wrong_use_with_its_own_errors(self):
        self.open("index.html")
        self.wait_for_proof()
        faults = self.evaluated("""
            const pellucid = await import(new URL("pellucid/pellucid.js", location.href));
            const circle = {}, document_ = { version: 1, size: { width: 9, height: 9 }, desktop: [{ image: "x.png" }] };
            circle.self = circle;
            const canvas = document.createElement("canvas"), scene = await pellucid.load(document_, { pictures: { "x.png": canvas } });
            const tries = {
              circle: () => pellucid.load(circle), nothing: () => pellucid.load(), canvas: () => scene.draw(null), catalog: () => pellucid.catalog("x"), files: () => pellucid.catalog(),
              picture: () => pellucid.load(document_, { pictures: { x: 42 } }), color: () => pellucid.contrast("x"), unknown: () => scene.replacePicture("unknown", canvas),
              query: () => pellucid.legibility(circle),
            };
            const found = {};
            for (const [name, fail] of Object.entries(tries)) found[name] = await Promise.resolve().then(fail).then(() => "no error", error => error.name === "PellucidError" && error.advice ? error.where ?? "" : String(error));
            return found;""")
        self.assertEqual(faults, {"circle": "it cannot be written as JSON", "nothing": "it cannot be written as JSON", "canvas": "the canvas", "catalog": "files", "files": "files",
                                  "picture": "x", "color": "background", "unknown": "unknown", "query": "it cannot be written as JSON"})

    def test_names_that_a_platform_does_not_have_show_no_surface(self):
        self.open("elements/index.html")
        answers = self.evaluated("""
            const found = [];
            for (const [name, attributes] of [["pellucid-glass", { platform: "visionos" }], ["pellucid-material", { material: "nonsense" }], ["pellucid-material", { material: "thin" }]]) {
              const element = document.createElement(name);
              for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
              document.body.append(element);
              element.scrollIntoView();
              for (let tries = 0; !element.reason && tries < 20; tries += 1) await new Promise(resolve => setTimeout(resolve, 100));
              found.push([element.reason.split(":")[0], getComputedStyle(element.shadowRoot.querySelector(".filter")).display]);
            }
            return found;""")
        self.assertEqual(answers, [["no Liquid Glass", "none"], ["no such material", "none"], ["", "block"]])

    def test_the_reference_reads_as_text(self):
        for page in ("materials", "glass", "vibrancy"):
            with self.subTest(page=page):
                self.open(f"reference/{page}.html")
                text = self.browser.run("return document.getElementById('main').textContent;")
                self.assertNotRegex(text, r"\b(True|False|None)\b")
                self.assertEqual(self.browser.run("return document.getElementById('main').lang;"), "en")
                names = set(self.browser.run("return [...document.querySelectorAll('a[href*=\"Sources.html#\"]')].map(link => link.hash.slice(1));"))
                self.assertGreater(len(names), 1)
                sources = (SITE / "docs/Sources.html").read_text(encoding="utf-8")
                self.assertEqual([name for name in names if f'<tr id="{name}">' not in sources], [])
        self.assertGreater(self.browser.run("return document.querySelectorAll('tbody svg.chip').length;"), 100)
        if (SITE / "api").is_dir():
            self.assertIn("documentation/pellucid/index.html", (SITE / "api/index.html").read_text(encoding="utf-8"))

    def test_a_picture_is_pasted(self):
        self.open("index.html")
        self.wait_for_proof()
        self.browser.call("Emulation.setFocusEmulationEnabled", enabled=True)
        origin = self.browser.run("return location.origin;")
        self.browser.call("Browser.grantPermissions", origin=origin, permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.browser.run("""(async () => {
            const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 200 }), context = canvas.getContext("2d");
            context.fillStyle = "#ff0000";
            context.fillRect(0, 0, 300, 200);
            const blob = await new Promise(resolve => canvas.toBlob(resolve));
            await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
            window.isCopied = true;
          })().catch(error => window.isCopied = error.message);""")
        self.assertIs(self.wait("window.isCopied"), True)
        self.browser.call("Input.dispatchKeyEvent", type="rawKeyDown", key="v", code="KeyV", windowsVirtualKeyCode=86, modifiers=2, commands=["paste"])
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", key="v", code="KeyV", windowsVirtualKeyCode=86, modifiers=2)
        self.wait("location.hash.includes('backdrop=own')", "the picture is taken")
        self.wait("(c => { const d = c.getContext('2d').getImageData(4, 4, 1, 1).data; return d[0] > 240 && d[1] < 20; })(document.getElementById('picture'))", "the red picture")

    def test_nothing_blocks_the_page(self):
        self.open("index.html")
        self.wait_for_proof()
        time.sleep(2)
        photo, (x, y) = self.made("x.png", huge_picture(5000)), self.center("#piece")

        def work():
            for name, job in (("photo", lambda: self.drop_files(photo)), ("drag", lambda: drag(self.browser, (x, y), (x + 60, y + 40)))):
                self.browser.run(f"performance.mark('{name}');")
                job()
                time.sleep(2)

        longest = self.browser.tasks(work)
        self.assertIn("backdrop=own", self.browser.run("return location.hash;"))
        print("the page computes at a time at most, in ms:", {name: round(time, 1) for name, time in longest.items()}, flush=True)
        self.assertLessEqual(max(longest["photo"], longest["drag"]), BLOCKED)

    def test_dropped_pictures_of_all_kinds(self):
        self.open("index.html")
        self.wait_for_proof()
        script = "<script>top.hacked = 1; parent.hacked = 1</script>"
        self.drop_files(self.made("x.png", "broken"))
        self.wait("!document.getElementById('message').hidden", "a message about the broken picture")
        self.drop_files(HERE / "Examples/Pictures/planet.png")
        self.wait("location.hash.includes('backdrop=own') && document.getElementById('message').hidden", "the next picture is taken")
        self.drop_files(self.made("x.html", script))
        self.wait("!document.getElementById('message').hidden", "a message about the page")
        svg = f"<svg xmlns='http://www.w3.org/2000/svg' width='4e9' height='4e9' onload='top.hacked = 1'>{script}<image href='{self.address}icon.svg' onerror='top.hacked=1'/><foreignObject width='9' height='9'><body xmlns='http://www.w3.org/1999/xhtml' onload='top.hacked = 1'/></foreignObject></svg>"
        self.drop_files(self.made("x.svg", svg))
        time.sleep(1)
        # A picture of 900 million pixels, all black, in a small file.
        self.drop_files(self.made("x.png", huge_picture(30_000)))
        self.wait("!document.getElementById('message').hidden || location.hash.includes('backdrop=own')", seconds=60)
        time.sleep(1)
        self.assertIsNone(self.browser.run("return window.hacked ?? null;"))
        self.assertTrue(self.browser.run("return location.href;").startswith(self.address))
        # The page goes on.
        self.drop_files(HERE / "Examples/Pictures/fjord.png")
        self.wait("document.getElementById('message').hidden", "the page draws as before", seconds=60)
        self.wait_for_proof()

    def moves(self):
        """Waits until the picture of the playground changes by itself, and again."""
        for _ in range(2):
            self.browser.run("window.before = document.getElementById('picture').toDataURL();")
            self.wait("document.getElementById('picture').toDataURL() !== window.before", "the picture moves")

    def test_a_camera_lies_behind_the_surface(self):
        usual = self.browser
        type(self).browser = browsers.Chromium("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
        try:
            self.browser.call("Page.addScriptToEvaluateOnNewDocument", source="""window.cameras = [];
              const give = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
              navigator.mediaDevices.getUserMedia = async wanted => { const stream = await give(wanted); cameras.push(...stream.getTracks()); return stream; };""")
            self.open("index.html")
            self.wait_for_proof()
            self.click("#camera")
            self.wait("location.hash.includes('backdrop=own') && cameras.length === 1", "the camera is asked for")
            self.moves()
            self.assertEqual(self.browser.run("return cameras.map(({ readyState }) => readyState);"), ["live"])
            # Another backdrop gives it back.
            self.click("label:has([value=city])")
            self.wait("cameras[0].readyState === 'ended'", "the camera is given back")
            self.wait("document.getElementById('pause').hidden && location.hash.includes('backdrop=city')")
            self.wait_for_proof()
            self.click("#camera")
            self.wait("cameras.length === 2 && location.hash.includes('backdrop=own')", "the camera is asked for again")
            self.moves()
            # Another camera, and a colour, give it back too.
            self.click("#camera")
            self.wait("cameras.length === 3 && cameras[1].readyState === 'ended'")
            self.moves()
            self.browser.run("""Object.defineProperty(document, "hidden", { value: true, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));""")
            self.wait("cameras[2].readyState === 'ended' && document.getElementById('pause').hidden", "a hidden page has no camera")
            self.assertEqual(self.message(), "")
        finally:
            self.browser.close()
            type(self).browser = usual

    def test_a_film_lies_behind_the_surface(self):
        self.open("index.html")
        self.wait_for_proof()
        self.browser.run("""(async () => {
            const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 120 }), context = canvas.getContext("2d");
            let count = 0;
            const timer = setInterval(() => { context.fillStyle = `hsl(${count += 20} 90% 50%)`; context.fillRect(0, 0, 160, 120); }, 40);
            const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" }), parts = [];
            recorder.ondataavailable = ({ data }) => parts.push(data);
            recorder.start();
            await new Promise(resolve => setTimeout(resolve, 1500));
            await new Promise(resolve => { recorder.onstop = resolve; recorder.stop(); });
            clearInterval(timer);
            const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
            window.film = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""));
          })().catch(error => window.film = error.message);""")
        film = base64.b64decode(self.wait("window.film"))
        self.drop_files(self.made("film.webm", film))
        self.wait("location.hash.includes('backdrop=own')", "the film is taken")
        self.moves()
        self.assertEqual(self.message(), "")
        # It stands while the button is pressed.
        self.click("#pause")
        self.wait("document.getElementById('pause').getAttribute('aria-pressed') === 'true'")
        time.sleep(0.5)
        still = self.browser.run("return document.getElementById('picture').toDataURL();")
        time.sleep(0.5)
        self.assertEqual(self.browser.run("return document.getElementById('picture').toDataURL();"), still)
        self.click("#pause")
        self.moves()
        # Behind another backdrop it rests, and Back brings it again.
        self.click("label:has([value=city])")
        self.wait("document.getElementById('pause').hidden && location.hash.includes('backdrop=city')")
        self.browser.run("history.back();")
        self.wait("location.hash.includes('backdrop=own')")
        self.moves()

    def test_dropped_documents_of_all_kinds(self):
        self.open("scenes.html")
        self.wait("document.getElementById('findings').children.length > 0")
        for name, content in (
            ("deep.json", "[" * 200_000), ("proto.json", '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'),
            ("markup.json", '{"version": 1, "size": {"width": 9, "height": 9}, "<img src=x onerror=top.hacked=1>": 1}'),
            ("large.json", '{"version": 1, "size": {"width": 16384, "height": 16384}, "scale": 8}'), ("bytes.json", bytes(range(256)) * 40),
        ):
            with self.subTest(name=name):
                self.drop_files(self.made(name, content))
                self.wait("!document.getElementById('message').hidden && document.getElementById('message').textContent.length > 10", "a message")
                self.assertEqual(self.browser.run("return [window.hacked ?? 0, ({}).polluted ?? 0, document.querySelectorAll('#message img, #findings img').length];"), [0, 0, 0])
                self.drop_files(self.made("good.json", '{"version": 1, "size": {"width": 60, "height": 40}, "desktop": [{"fill": "#ff0000"}]}'))
                self.wait("document.getElementById('message').hidden && document.getElementById('picture').width === 120", "the next document is drawn")

    def test_refused_memory_leaves_the_filter_of_the_browser(self):
        worker = (SITE / "pellucid/worker.js").read_text(encoding="utf-8")
        refusing = "WebAssembly.instantiate = WebAssembly.instantiateStreaming = async () => { throw new RangeError('could not allocate memory'); };"
        self.refuse("index.html", worker_js="import './refuse.js';\n" + worker, refuse_js=refusing)
        self.wait("document.getElementById('message').textContent.includes('memory')", "the reason")
        self.wait("document.getElementById('piece').classList.contains('pellucid-regular')", "the browser's own filter")
        self.assertGreater(self.browser.run("return document.getElementById('picture').width;"), 300)

    def test_blocked_workers_leave_the_filter_of_the_browser(self):
        self.refuse("index.html", worker_js="throw new Error('blocked');")
        self.wait("document.getElementById('message').textContent.includes('worker')", "the reason")
        self.wait("document.getElementById('piece').classList.contains('pellucid-regular')", "the browser's own filter")

    def test_forced_colors(self):
        for page in ("index.html", "contrast.html", "scenes.html", "elements/index.html"):
            with self.subTest(page=page):
                self.open(page)
                self.emulate(forced_colors="active")
                time.sleep(0.5)
                # Cards and bars have lines, since their colours are gone, and pictures keep theirs.
                if page == "index.html":
                    self.wait_for_proof()
                    self.assertEqual(self.browser.run("return getComputedStyle(document.querySelector('.card')).borderTopStyle;"), "solid")
                    self.assertEqual(self.browser.run("return getComputedStyle(document.getElementById('picture')).forcedColorAdjust;"), "none")
                self.assertEqual(self.browser.run("return matchMedia('(forced-colors: active)').matches;"), True)
        self.emulate()

    def test_navigation_in_the_middle(self):
        for page in ("index.html", "scenes.html", "contrast.html", "index.html#kind=glass", "elements/index.html", "scenes.html"):
            self.browser.call("Page.navigate", url=self.address + page)
            time.sleep(0.12)
        self.open("index.html")
        self.wait_for_proof()
        self.browser.run("setTimeout(() => history.back());")
        time.sleep(1)
        self.browser.run("setTimeout(() => history.forward());")
        time.sleep(1)
        self.wait_for_proof()
        self.assertEqual(self.message(), "")


# States, tabs, what the code has to have, and what it must not have.
SWIFT = (
    ("style=systemGray2", "SwiftUI", ["Color(uiColor: UIColor.systemGray2)", "alignment: .leading"], [".gray2"]),
    ("style=separator&appearance=dark&contrast=increased&control=button&kind=glass", "SwiftUI", ["Color(uiColor: UIColor.separator)", ".colorScheme, .dark", "Left out: control button", "contrast increased"], []),
    ("style=custom&ink=red&under=rgb(255 255 255 / 60%)", "SwiftUI", ["Color.red", "red: 1, green: 1, blue: 1, opacity: 0.6"], [".sRGB, red)"]),
    ("style=custom&ink=oklch(0.7 0.1 250)", "UIKit", ["UIColor(red: 0.427, green: 0.639, blue: 0.857, alpha: 1)"], ["oklch"]),
    ("style=custom&ink=%23f90&dimming=rgb(0 0 0 / 40%)&appearance=dark&level=elevated", "UIKit", ["UIColor(red: 1, green: 0.6, blue: 0, alpha: 1)", "alpha: 0.4)", "overrideUserInterfaceStyle = .dark", "userInterfaceLevel = .elevated"], ["#f90"]),
    ("platform=macos&style=link&material=sidebar&appearance=dark&contrast=increased", "AppKit", ["NSColor.linkColor", ".material = .sidebar", "accessibilityHighContrastDarkAqua"], []),
    ("platform=macos&style=systemBackground", "AppKit", ["systemBackground has no name in AppKit"], ["= .systemBackground", "NSColor.systemBackground"]),
    ("platform=macos&material=sidebar", "SwiftUI", ["sidebar has no name in SwiftUI on macOS"], []),
    ("platform=visionos&kind=glass", "SwiftUI", [".glassBackgroundEffect(in:"], [".glassEffect("]),
    ("platform=tvos&material=thin", "UIKit", ["thin has no name in UIKit on tvOS", "UIBlurEffect(style: .regular)"], ["systemThinMaterial"]),
    ("text=%08%0Ca%5Cu0041%22", "SwiftUI", [r'"\u{8}\u{c}a\\u0041\""'], []),
    ("kind=component&component=toggle", "UIKit", ["UISwitch"], []),
)


# States, and the greatest mean distance of their CSS from the picture, of 255.
CSS = (
    ("material=thin&appearance=dark", 2), ("material=thin&contrast=increased", 4), ("kind=glass&tint=%23FF9500", 12), ("kind=glass&glass=clear", 4),
    ("kind=glass&glass=clear&dimming=rgb(0 0 0 / 60%)", 2), ("kind=glass&glass=clear&tint=%23FF9500&dimming=rgb(0 0 0 / 60%)", 10), ("material=thin&dimming=rgb(0 0 0 / 60%)", 4), ("material=thin&under=rgb(0 0 0 / 40%)", 4),
)


def token_faults(tokens):
    """Returns what is wrong with a resolver document of design tokens: missing parts, and references that lead nowhere in some context."""
    faults = [f"no {part}" for part in ("version", "sets", "modifiers", "resolutionOrder") if not tokens.get(part)]
    faults += [entry["$ref"] for entry in tokens["resolutionOrder"] if entry["$ref"].split("/")[2] not in tokens[entry["$ref"].split("/")[1]]]
    for contexts in itertools.product(*(modifier["contexts"] for modifier in tokens["modifiers"].values())):
        chosen = dict(zip(tokens["modifiers"], contexts))
        found = {}
        for entry in tokens["resolutionOrder"]:
            _, kind, name = entry["$ref"].split("/")
            for source in tokens["sets"][name]["sources"] if kind == "sets" else tokens["modifiers"][name]["contexts"][chosen[name]]:
                found |= token_values(source)
        for path in found:
            value, seen = found[path], set()
            while isinstance(value, str) and value.startswith("{"):
                if value in seen or value[1:-1] not in found:
                    faults.append(f"{path}: {value} in {chosen}")
                    break
                seen.add(value)
                value = found[value[1:-1]]
    return faults


def token_values(tree, path=()):
    """Returns the values of a tree of tokens by their paths."""
    if "$value" in tree:
        return {".".join(path): tree["$value"]}
    return {name: value for key, inner in tree.items() if isinstance(inner, dict) for name, value in token_values(inner, (*path, key)).items()}


def huge_picture(side):
    """Returns a PNG of so many black pixels on each side, one bit each."""
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    packer = zlib.compressobj(9)
    row = bytes(1 + (side + 7) // 8)
    rows = b"".join(packer.compress(row) for _ in range(side)) + packer.flush()
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def untranslated():
    """Returns the words of pages that have no Korean."""
    korean = set(re.findall(r'"([\w.]+)": "', (SITE / "page/words/ko.js").read_text(encoding="utf-8")))
    used = set(re.findall(r'"([\w.]+)": "', (SITE / "page/words/en.js").read_text(encoding="utf-8")))
    for page in SITE.glob("*.html"):
        used |= set(re.findall(r'data-(?:word|label)="([^"]+)"', page.read_text(encoding="utf-8")))
    return sorted(used - korean)


def first_picture(kind):
    """Returns the least of three times from a navigation to the first picture, each in a new browser and from a new server."""
    times = []
    for _ in range(3):
        browser = kind()
        try:
            times.append(time_of_picture(browser, serve(SITE)))
        finally:
            browser.close()
        if times[-1] <= FIRST_PICTURE:
            break
    return min(times)


def time_of_picture(browser, address):
    browser.resize(1440)
    browser.open(address + "index.html")
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        value = browser.run("return performance.getEntriesByName('first-picture')[0]?.startTime ?? 0;")
        if value:
            return value
        time.sleep(0.02)
    return 20_000


def main():
    failed = [f"no Korean for {word}" for word in untranslated()]
    for kind in browsers.INSTALLED[:1] if SMOKE else browsers.INSTALLED:
        milliseconds = first_picture(kind)
        address, browser = serve(SITE), kind()
        try:
            print(f"site: {kind.name}: first picture after {milliseconds:.0f} ms, in Chromium at most {FIRST_PICTURE}")
            if milliseconds > FIRST_PICTURE and kind is browsers.Chromium:
                failed.append(f"{kind.name}: the first picture takes {milliseconds:.0f} ms")
            groups = (Site,) if SMOKE else (Whole, Hostile) if kind is browsers.Chromium else (Whole,)
            case = type(kind.__name__, groups, {"browser": browser, "address": address})
            tests = unittest.defaultTestLoader.loadTestsFromTestCase(case)
            chosen = [name for name in sys.argv[2:] if name != "smoke"]
            if chosen:
                tests = unittest.TestSuite(test for test in tests if any(name in test.id() for name in chosen))
            result = unittest.TextTestRunner(verbosity=2).run(tests)
            failed += [str(test) for test, _ in result.failures + result.errors]
        finally:
            browser.close()
    if failed:
        sys.exit("\n".join(["site: failed:", *failed]))


if __name__ == "__main__":
    main()
