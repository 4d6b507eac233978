"""A client of the base protocol and nothing else: what stands in the stream is seen as it is."""

import json
import os
import select
import subprocess
import time


class RawClient:
    def __init__(self, binary, *arguments):
        self.process = subprocess.Popen(
            [binary, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.buffer = b""
        self.next_id = 0
        self.notifications = []

    def send_bytes(self, data):
        self.process.stdin.write(data)

    def send(self, message):
        content = json.dumps(message).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(content) + content)

    def notify(self, method, parameters=None):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def request(self, method, parameters=None, timeout=30):
        """The answer, whole; notifications that come before it are kept."""
        self.next_id += 1
        number = self.next_id
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
        while True:
            message = self.receive(timeout)
            if message.get("id") == number and "method" not in message:
                return message
            self.notifications.append(message)

    def receive_bytes(self, timeout=30):
        """The content of the next message."""
        end = time.monotonic() + timeout
        while b"\r\n\r\n" not in self.buffer:
            self._fill(end)
        header, rest = self.buffer.split(b"\r\n\r\n", 1)
        length = int(header.split(b":")[1])
        parts, have = [rest], len(rest)
        while have < length:
            self.buffer = b""
            self._fill(end)
            parts.append(self.buffer)
            have += len(self.buffer)
        whole = b"".join(parts)
        self.buffer = whole[length:]
        return whole[:length]

    def receive(self, timeout=30):
        return json.loads(self.receive_bytes(timeout))

    def _fill(self, end):
        left = end - time.monotonic()
        if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
            raise TimeoutError("the server says nothing")
        data = os.read(self.process.stdout.fileno(), 1 << 20)
        if not data:
            raise EOFError("the server has ended")
        self.buffer += data

    def initialize(self, capabilities=None, options=None):
        answer = self.request(
            "initialize",
            {"processId": None, "rootUri": None, "capabilities": capabilities or {},
             "initializationOptions": options})
        self.notify("initialized", {})
        return answer["result"]

    def open(self, uri, text, version=1):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "plaintext", "version": version, "text": text}})

    def end(self):
        """Ends the server as the protocol has it; its exit status."""
        self.request("shutdown")
        self.notify("exit")
        return self.process.wait(10)
