/**
 * The short forms of the benches judge correctness, and only report figures that depend on the machine's load. The longest begin first, so that
 * no processor is idle at the end.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/settings.ts";
import { GAMES } from "../../shared/games.ts";

type Figures = Record<string, number>;

async function figuresOf(name: string): Promise<{ figures: Figures; limits: Figures; pass: boolean }> {
  const bench = spawn(process.execPath, ["lab/bench.ts", name, "--short", "--json"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  bench.stdout.on("data", (some) => (text += some));
  const [status] = await once(bench, "close");
  if (text === "") throw new Error(`the bench ended with ${status} and no figures: its error is above`);
  const line = JSON.parse(text);
  // Names the figures that are out of bounds before anything else.
  const over = Object.entries<number>(line.limits).filter(([figure, most]) => line.figures[figure] > most);
  expect(over.map(([figure]) => `${figure}: ${line.figures[figure]}`)).toEqual([]);
  expect(status).toBe(0);
  for (const value of Object.values(line.figures)) expect(typeof value).toBe("number");
  expect(line).toMatchObject({ form: "short", pass: true });
  return line;
}

/** The outages that can be tried on this machine; the bench says which it leaves out. */
const OUTAGES = process.env.TEST_REDIS_URL && process.env.TEST_DATABASE_URL ? ["redis", "postgres", "both"] : [];

describe.concurrent("What goes wrong", () => {
  it("stays where it is: other matches go on, cut matches come out as their twins, and nobody is lost", async () => {
    const { figures, limits } = await figuresOf("faults");
    const rules = ["throws.missed", "throws.disturbed", "throws.roomsLeft", "cuts.differing", "halfOpen.lost", "restart.lost"];
    expect(Object.keys(limits)).toEqual(expect.arrayContaining(rules));
    expect(figures["throws.places"]).toBeGreaterThan(40);
    expect(figures["cuts.times"]).toBeGreaterThan(20);
    for (const what of OUTAGES)
      for (const rule of ["lost", "doubled", "silent", "givenUp", "stuck", "ended"]) expect(limits).toHaveProperty([`${what}.${rule}`]);
    for (const rule of ["lost", "doubled", "stuck", "roomsLeft"]) expect(limits).toHaveProperty([`mixed.${rule}`]);
  });
});

describe.concurrent("A picture of the fullest board", () => {
  it("takes few draw calls at rest and in motion, and little memory for textures at 4K", async () => {
    const { figures, limits } = await figuresOf("frames");
    const [game] = GAMES.map(({ id }) => id).filter((id) => `${id}.pieces` in figures);
    expect(Object.keys(limits).sort()).toEqual(["callsAtPeak", "callsAtRest", "textures4K"].map((figure) => `${game}.${figure}`));
    expect(figures[`${game}.callsAtRest`]).toBeGreaterThan(0);
    for (const measured of ["scriptP95", "longestGarbage"]) expect(Number.isFinite(figures[`${game}.${measured}`])).toBe(true);
  });
});

describe.concurrent("Whole live matches by a restless player", () => {
  it("end without an error of the page, a failed picture or a warning, with WebGL on pages that fill up and without", async () => {
    const { figures, limits } = await figuresOf("soak");
    const wrong = ["pageErrors", "failedPictures", "pageWarnings", "serverWarnings", "stuck"];
    expect(limits).toEqual(Object.fromEntries(wrong.map((what) => [`soak.${what}`, 0])));
    for (const done of ["duel.webgl.matches", "puerto-rico.canvas.matches", "soak.flourishes", "soak.deeds"])
      expect(figures[done]).toBeGreaterThan(0);
  });
});

describe.concurrent("Matches that are over leave nothing behind", () => {
  it("neither memory nor rooms, connections, timers, watchers", async () => {
    const { limits } = await figuresOf("churn");
    for (const left of ["heapGrowth", "roomsLeft", "heldRoomsLeft", "heldClientsLeft", "mapsLeft", "timersLeft", "socketsLeft"])
      expect(limits).toHaveProperty([`churn.${left}`]);
  });
});

describe.concurrent("A patch is small", () => {
  it("in every game, for every number of players", async () => {
    const { limits } = await figuresOf("bytes");
    expect(Object.keys(limits)).toContain("duel.2.bytesPerFrame");
  });
});

describe.concurrent("Everything hostile clients send", () => {
  it("is refused, and nothing comes of it", async () => {
    const line = await figuresOf("abuse");
    const rules = [
      "commandsAccepted",
      "framesAccepted",
      "rawWrong",
      "programsAccepted",
      "guessesFound",
      "seatsWon",
      "wordsWrong",
      "errors",
      "floodsLeft",
      "heapGrowth",
    ];
    expect(Object.keys(line.limits)).toEqual(expect.arrayContaining(rules.map((rule) => `abuse.${rule}`)));
    expect(line.figures["abuse.seatsWon"]).toBe(1);
    expect(line.figures["abuse.words"]).toBeGreaterThanOrEqual(120);
    expect(line.figures["abuse.commands"]).toBeGreaterThanOrEqual(1_000);
    expect(line.figures["abuse.programMessages"]).toBeGreaterThanOrEqual(1_000);
    expect(line.figures["abuse.raw"]).toBeGreaterThanOrEqual(2_000);
  });
});

describe.concurrent("The chances that bots and hints go by", () => {
  it("are won as often as they say, in every game", async () => {
    const { figures, limits } = await figuresOf("calibration");
    expect(limits).toEqual({ "duel.binsOff": 0, "puerto-rico.binsOff": 0, "elasund.binsOff": 0 });
    for (const game of ["duel", "puerto-rico", "elasund"]) expect(figures[`${game}.positions`]).toBeGreaterThan(500);
  });
});

describe.concurrent("Every acknowledged move", () => {
  it("is on record after every kill, and every truncated store opens", async () => {
    const line = await figuresOf("recovery");
    const rules = ["kills.lost", "kills.doubled", "kills.stuck", "cuts.shut", "cuts.broken", "wakes.wrong"];
    expect(Object.keys(line.limits)).toEqual(rules);
    expect(line.figures["kills.acknowledged"]).toBeGreaterThan(20);
    expect(line.figures["wakes.matches"]).toBeGreaterThan(20);
  });
});

describe.runIf(OUTAGES.length > 0).concurrent("A new version over both processes of a site", () => {
  it("loses no move, and closes no match", async () => {
    const { figures, limits } = await figuresOf("cluster");
    for (const rule of ["lost", "doubled", "stuck", "givenUp"]) expect(limits).toHaveProperty([`roll.${rule}`]);
    expect(figures["roll.acknowledged"]).toBeGreaterThan(20);
    expect(figures["roll.longestGap"]).toBeGreaterThan(0);
  });
});

describe.concurrent("What is hidden", () => {
  it("is in no stream that may not have it, and changes no byte before it is revealed", async () => {
    const { figures, limits } = await figuresOf("secrecy");
    const rules = ["leaks", "blind", "pairsThatDiffer", "errors"];
    expect(Object.keys(limits)).toEqual(rules.map((rule) => `secrecy.${rule}`));
    for (const done of ["canaries", "troubles", "pairsPlayedOn"]) expect(figures[`secrecy.${done}`]).toBeGreaterThan(0);
  });
});

describe.concurrent("Matches under load", () => {
  it("have every move accepted and shown", async () => {
    const line = await figuresOf("load");
    expect(line.limits).toEqual({ "load.refused": 0 });
    expect(line.figures["load.moves"]).toBeGreaterThan(0);
    for (const measured of ["timesEcho", "timesPatches", "confirmP95", "kilobytesPerMatch"])
      expect(Number.isFinite(line.figures[`load.${measured}`])).toBe(true);
  });
});

describe.concurrent("What one process carries", () => {
  it("is measured with every move accepted", async () => {
    const { figures, limits } = await figuresOf("carry");
    expect(limits).toEqual({ "carry.refused": 0 });
    for (const measured of ["movesCarried", "kilobytesPerMatch", "emptyMegabytes", "millisecondsToStart"])
      expect(figures[`carry.${measured}`]).toBeGreaterThan(0);
  });
});

describe.concurrent("Who wins by the order of play", () => {
  it("is a hundred per cent in all, in every game", async () => {
    const { figures } = await figuresOf("seats");
    const wins = Object.entries(figures).filter(([figure]) => /place\d$/.test(figure));
    const tables = Map.groupBy(wins, ([figure]) => figure.replace(/\.place\d$/, ""));
    expect(tables.size).toBeGreaterThan(3);
    for (const places of tables.values()) expect(places.reduce((sum, [, part]) => sum + part, 0)).toBeCloseTo(100, 0);
  });
});

describe.concurrent("The Master against its rivals", () => {
  it("is measured in every game, with how each side won and whether its chances came true", async () => {
    const { figures } = await figuresOf("rival");
    for (const table of [
      "duel.2.tree",
      "duel.2.scholar",
      "puerto-rico.4.shipper",
      "puerto-rico.4.builder",
      "puerto-rico.4.tree",
      "elasund.2.tree",
    ]) {
      expect(figures[`${table}.matches`]).toBe(Number(table.split(".")[1]));
      const ways = Object.entries(figures).filter(([figure]) => figure.startsWith(`${table}.won.`) || figure.startsWith(`${table}.lost.`));
      expect(ways.reduce((sum, [, part]) => sum + part, figures[`${table}.shared`]!)).toBeCloseTo(100, 0);
      expect(figures[`${table}.early.positions`]).toBeGreaterThan(0);
    }
  });
});

describe.concurrent("What a move costs beside others", () => {
  it("is compared with JSON and an echo, without the network", async () => {
    const { figures } = await figuresOf("beside");
    for (const measured of ["moves", "json.bytes", "echo.cpu"]) expect(figures[`duel.2.${measured}`]).toBeGreaterThan(0);
    expect(Object.keys(figures).join()).not.toContain("boardgameIo");
  });
});

describe.concurrent("The code a visitor fetches", () => {
  it("is little: all of it, the front page, and up to the first board of each game", async () => {
    const { limits } = await figuresOf("bundle");
    const wanted = ["bundle.code", "bundle.frontPage", ...GAMES.map(({ id }) => `bundle.${id}.firstBoard`)];
    expect(Object.keys(limits).sort()).toEqual(wanted.sort());
  });
});

describe.concurrent("A first visit on a slow line", () => {
  it("comes to the front page, the shell of a table and its picture", async () => {
    const { figures, limits } = await figuresOf("first");
    expect(limits).toEqual({});
    const [game] = GAMES.map(({ id }) => id);
    for (const measured of ["first.clickable", `${game}.shell`, `${game}.playable`, `${game}.kilobytes`])
      expect(figures[measured]).toBeGreaterThan(0);
    expect(figures[`${game}.playable`]).toBeGreaterThanOrEqual(figures[`${game}.shell`]!);
  });
});

describe.concurrent("Bots that think", () => {
  it("are measured in every game, and on a server full of Masters", async () => {
    const { figures } = await figuresOf("thinking");
    for (const { id, seats } of GAMES)
      for (const count of [seats.fewest, seats.most]) expect(figures[`${id}.${count}.linesPerSecond`]).toBeGreaterThan(0);
    for (const measured of ["answers", "searched", "turns", "answerP95", "turnLongest", "blockLongest"])
      expect(figures[`thinking.${measured}`]).toBeGreaterThan(0);
  });
});

describe.concurrent("Any frame of a whole match", () => {
  it("is there on request, on and back, with its log", async () => {
    const { figures, limits } = await figuresOf("seek");
    expect(limits).toEqual({ "seek.wrong": 0 });
    expect(figures["seek.frames"]).toBeGreaterThan(300);
    for (const measured of ["onP95", "backP95"]) expect(figures[`seek.${measured}`]).toBeGreaterThan(0);
  });
});
