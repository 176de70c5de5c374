"""Plays a whole match on a live server, with random moves. README.md in this folder describes all that is said.

    python3 gym/live/player.py http://localhost:2567 duel casual     # against a level of the server's own bots
    python3 gym/live/player.py http://localhost:2567 duel queue      # against another program that waits too
    python3 gym/live/player.py http://localhost:2567 duel ABCDEF     # at the table with this code

It needs the package websockets (python3-websockets in Debian). The first run makes a program and prints its token; the next ones
take it from QUAYSIDE_TOKEN.
"""
import asyncio, json, os, random, re, sys, urllib.request

import websockets

address, game, against = (sys.argv[1:] + ["http://localhost:2567", "duel", "casual"][len(sys.argv) - 1 :])[:3]


def call(path, **body):
    request = urllib.request.Request(f"{address}/api/{path}", json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request) as response:
        return json.load(response)["answer"]


def new_token():
    guest = call("arrive", name="Ann")["token"]
    token = call("makeProgram", guest=guest, name="Random")["token"]
    print(f"Made a program of the guest {guest}. For the next runs: QUAYSIDE_TOKEN={token}")
    return token


def choose(news):
    """Your program goes here: news["view"] is all that the seat may know, news["moves"] are the legal moves."""
    return [random.choice(news["moves"])]


wish = {"type": "queue", "game": game} if against == "queue" else {"type": "make", "game": game, "level": against}
wish = {"type": "join", "code": against} if re.fullmatch("[A-Z]{6}", against) else wish


async def play(token):
    async with websockets.connect(re.sub("^http", "ws", address) + "/api/programs", max_size=None) as socket:
        say = lambda **message: socket.send(json.dumps(message))
        await say(type="hello", token=token)
        playing = False
        async for text in socket:
            news = json.loads(text)
            kind, places = news["type"], news.get("places", [])
            playing = playing or kind == "seat"
            if kind == "tables" and not playing:  # seats that the program has already are told before the tables
                await say(**wish)
            elif kind == "ask":
                await say(type="move", match=news["match"], ask=news["ask"], moves=choose(news))
            elif kind in ("error", "gone"):
                print(news["says"])
            elif kind == "over":
                print(f"Place {places[news['seat']]} of {len(places)} ({news['how']}) in {address}/r/{news['match']}")
            if kind in ("over", "gone") or (kind == "error" and not playing):
                return


asyncio.run(play(os.environ.get("QUAYSIDE_TOKEN") or new_token()))
