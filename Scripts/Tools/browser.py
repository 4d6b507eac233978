"""Headless Chromium, driven by the DevTools protocol over a pipe: no package is needed.

  with Browser() as browser:
      page = browser.page(width=1200, height=900)
      page.open("file:///tmp/report.html")
      page.evaluate("document.title")

CHROMIUM names the browser. Messages are JSON with a zero byte after each (--remote-debugging-pipe).
"""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """What the browser refused, or what did not come in time."""


def find_browser():
    """The path of a browser, or None."""
    names = [os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"]
    return next((path for path in (shutil.which(name) for name in names if name) if path), None)


class Browser:
    """A browser with a profile of its own, gone when the block ends."""

    def __init__(self, *flags):
        self.flags = flags

    def __enter__(self):
        path = find_browser()
        if not path:
            raise BrowserError("no Chromium: install chromium, or name it in CHROMIUM")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.input = os.pipe()
        self.output, from_browser = os.pipe()

        def hand_over():
            # The browser reads 3 and writes 4. Both are first put where neither is in the way.
            one, other = os.dup(to_browser), os.dup(from_browser)
            os.dup2(one, 3)
            os.dup2(other, 4)

        self.process = subprocess.Popen(
            [path, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-dev-shm-usage", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", *self.flags,
             "about:blank"],
            preexec_fn=hand_over, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.events = []
        self.answers = {}
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close", timeout=5)
        except (BrowserError, OSError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        os.close(self.output)
        self.profile.cleanup()

    def receive(self, seconds):
        """Takes in what comes within some seconds; tells whether anything did."""
        ready, _, _ = select.select([self.output], [], [], max(0, seconds))
        if not ready:
            return False
        piece = os.read(self.output, 1 << 20)
        if not piece:
            raise BrowserError("the browser ended")
        self.buffer += piece
        *messages, self.buffer = self.buffer.split(b"\0")
        for text in messages:
            message = json.loads(text)
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append(message)
        return True

    def call(self, method, session=None, timeout=120, **parameters):
        """Calls a method of the protocol, and gives its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        end = time.monotonic() + timeout
        while number not in self.answers:
            if time.monotonic() > end or not self.receive(end - time.monotonic()) and time.monotonic() > end:
                raise BrowserError(f"{method}: no answer within {timeout} s")
        answer = self.answers.pop(number)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def page(self, width=1280, height=900, downloads=None):
        """A new page of a size in CSS pixels; what it downloads goes into a folder."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session)
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.call(f"{domain}.enable")
        page.resize(width, height)
        if downloads:
            self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=downloads)
        return page


class Page:
    """A page of a browser."""

    def __init__(self, browser, session):
        self.browser = browser
        self.session = session

    def call(self, method, timeout=120, **parameters):
        return self.browser.call(method, self.session, timeout, **parameters)

    def close(self):
        """Closes the page; the one before it comes to the front again, for a covered page draws nothing."""
        self.call("Page.close")

    def come_to_front(self):
        self.call("Page.bringToFront")

    def resize(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def open(self, address, timeout=120):
        """Goes to an address, and waits until it is loaded and laid out."""
        if address != "about:blank":
            # An address that differs in its fragment alone would load nothing.
            self.open("about:blank")
        self.browser.events.clear()
        self.call("Page.navigate", url=address)
        end = time.monotonic() + timeout
        while not any(event["method"] == "Page.loadEventFired" for event in self.browser.events):
            if time.monotonic() > end:
                raise BrowserError(f"{address}: not loaded within {timeout} s")
            self.browser.receive(0.2)
        self.settle()

    def settle(self):
        """Waits for two frames: scripts that wait for one have run."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))")

    def evaluate(self, expression, timeout=300):
        """The value of an expression; a promise is waited for."""
        result = self.call("Runtime.evaluate", timeout, expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def key(self, key, code=""):
        """Presses a key; the code names its place on the keyboard."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code)
        self.settle()

    def complaints(self):
        """Errors of the console, of scripts and of the policy, and addresses that were asked for, since the page opened."""
        found = []
        self.browser.receive(0.1)
        for event in self.browser.events:
            parameters = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"])
            elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append(" ".join(str(one.get("value")) for one in parameters["args"]))
            elif event["method"] == "Page.javascriptDialogOpening":
                found.append(f"dialog: {parameters['message']}")
        return found

    def requests(self):
        """The addresses that were asked for since the page opened."""
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event["method"] == "Network.requestWillBeSent"]

    def picture(self, path):
        """Writes a PNG of what is seen."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
