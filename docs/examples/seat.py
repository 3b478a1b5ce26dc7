"""Takes a seat at a table of a Treefort server and plays random legal moves to the end.

    python3 seat.py http://127.0.0.1:8080 TABLE-ID [INVITATION]

Standard library only. It asks for news with a long poll (GET …/news?after=N&wait=20) and answers what its seat is
asked (POST …/choose). The same over WebSocket: docs/protocol.md.
"""
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Player:
    def __init__(self, server):
        self.server = server
        self.token = None
        self.token = self.call("POST", "/api/players", {"name": "Snake"})["token"]

    def call(self, method, path, body=None):
        """One request; a refusal comes back like any answer, with ok = false."""
        headers = {"content-type": "application/json"} if body is not None else {}
        if self.token:
            headers["authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            return json.load(error)

    def play(self, table):
        """Answers until the game is over, and says how it ended."""
        after = 0
        while True:
            news = self.call("GET", f"/api/tables/{table}/news?after={after}&wait=20")
            if "n" not in news:  # too fast, or the server is restarting: a little later
                time.sleep(1)
                continue
            if news["phase"] == "over":
                return news["outcome"], news["you"]
            after = news["n"]
            decision = news["decision"]
            if decision and news["you"] in news["view"]["waiting"]:
                option = random.choice(decision["options"])["id"]
                answer = {"decision": decision["id"], "options": [option]}
                self.call("POST", f"/api/tables/{table}/choose", answer)


if __name__ == "__main__":
    server, table, *invitation = sys.argv[1:]
    player = Player(server)
    seat = player.call("POST", f"/api/tables/{table}/sit", {"invite": invitation[0]} if invitation else {})
    if not seat["ok"]:
        sys.exit(seat["message"])
    # Everybody's own randomness goes into the shuffle: no game starts without it.
    player.call("POST", f"/api/tables/{table}/contribute", {"contribution": secrets.token_hex(32)})
    outcome, me = player.play(table)
    print(f"seat {me}: {outcome['scores'][me]} points, won by {outcome['winners']}")
