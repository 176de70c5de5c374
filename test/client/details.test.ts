/** The cards about pieces: nothing on a table is without one, and whatever a card mentions has one too. */
import { describe, expect, it } from "vitest";
import { hoveredPieceAt, paintedPieceAt } from "../../client/picture/hit-test.ts";
import type { Line } from "../../client/text/grammar.ts";
import { type LanguageId, loadLanguage, UI_TEXT } from "../../client/text/languages.ts";
import { briefLines } from "../../client/ui/table/detail-card.ts";
import type { Sight } from "../../shared/core/contract/game.ts";
import { language } from "./english.ts";
import { FACES } from "./listed-faces.ts";
import { each, matchesOf, restsIn, sayerOf, sights } from "./sights.ts";

const languages = await Promise.all((Object.keys(UI_TEXT) as LanguageId[]).map((id) => loadLanguage(id)));
await Promise.all(languages.flatMap(({ learn }) => FACES.map(learn)));

const SIZE = { width: 1016, height: 664 };
const DEALS = [2, 3];

/** Kinds of pieces that are nothing but ground for others, and why no card is needed. */
const GROUND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  duel: {
    table: "the table itself",
    city: "the slab a city lies on; what lies on it has cards",
    niche: "an empty place for a wonder",
    tray: "the board under what is chosen from",
  },
  elasund: {
    table: "the table itself",
    plan: "the ground of the town; rows, mills, sites and wall spaces on it have cards",
    shelf: "the board under the buildings",
    tray: "the board under what is chosen from",
  },
  "puerto-rico": {
    table: "the table itself",
    desk: "the board under the cards of the roles",
    slot: "where a role card lies while it is in the middle",
    tray: "the board under the plantations",
    sea: "water under the ships",
    horizon: "the edge of the water",
    quay: "the ground under trading house and supply",
  },
};

describe.each(FACES.map((face) => [face.game.id, face] as const))("The cards of %s", (game, face) => {
  const say = sayerOf(language.catalogueOf(game));
  const positions = (): Sight[] =>
    DEALS.flatMap((deal) => each(9, restsIn(matchesOf(face.game)(deal)))).flatMap(({ frame }) => sights(frame));
  const ground = GROUND[game] ?? {};

  it("leave no piece of a random match without one, be it named or not, unless it is ground for others", () => {
    const bare = new Set<string>();
    const grounds = new Set<string>();
    for (const sight of positions()) {
      const poses = face.layout(sight, SIZE);
      const boxes = poses.map((pose) => ({ ...pose, angle: pose.angle ?? 0 }));
      const named = poses.filter(({ key }) => key !== "");
      const nameless = new Map(
        poses
          .filter(({ key }) => key === "")
          .map((pose) => [`${pose.kind} ${pose.look} ${Math.round(pose.x)} ${Math.round(pose.y)}`, pose]),
      );
      for (const { key, kind } of named) {
        if (face.detail(key, sight) !== undefined) continue;
        if (kind in ground) grounds.add(kind);
        else bare.add(key);
      }
      for (const { kind, x, y } of nameless.values()) {
        const under = hoveredPieceAt(boxes, new Set(), x, y) ?? paintedPieceAt(boxes, x, y);
        if (!(kind in BESIDE) && (under === undefined || face.detail(under, sight) === undefined)) bare.add(`under ${kind}`);
      }
    }
    expect([...bare]).toEqual([]);
    expect([...grounds].toSorted()).toEqual(Object.keys(ground).toSorted());
  });

  it("lead on only to cards that are there, each in words", () => {
    const leads = new Set<string>();
    const [first] = positions() as [Sight];
    const told = new Set<string>();
    const follow = (topic: string, sight: Sight): void => {
      const detail = face.detail(topic, sight);
      if (detail === undefined) throw new Error(`${game} has no card about ${topic}`);
      const { title, lines, look } = detail;
      for (const line of [title, ...lines.map(({ line }) => line)]) say(line);
      face.draw(look);
      for (const lead of detail.leads ?? []) {
        leads.add(lead);
        if (told.has(lead)) continue;
        told.add(lead);
        follow(lead, sight);
      }
    };
    for (const { key } of face.layout(first, SIZE)) if (face.detail(key, first) !== undefined) follow(key, first);
    expect(leads.size).toBeGreaterThan(10);
    expect([...leads].some((lead) => lead.startsWith("term:"))).toBe(true);
  });

  it("are whole sentences in their short form too, none that waits for what only the whole one lists", () => {
    const briefs = new Map<string, Line>();
    for (const sight of positions()) {
      for (const { key } of face.layout(sight, SIZE)) {
        const detail = key === "" ? undefined : face.detail(key, sight);
        for (const { line } of detail === undefined ? [] : briefLines(detail)) briefs.set(JSON.stringify(line), line);
      }
    }
    expect(briefs.size).toBeGreaterThan(20);
    for (const { catalogueOf } of languages) {
      const said = [...briefs.values()].map(sayerOf(catalogueOf(game)));
      expect(said.filter((line) => /[:：]$/.test(line))).toEqual([]);
    }
  });

  it("explain every number of a seat, and every goal", () => {
    for (const sight of positions()) {
      const goals = face.goals?.(sight) ?? [];
      expect(goals.filter(({ about }) => about === undefined)).toEqual([]);
      const chips = [...face.seats(sight).flatMap((seat) => seat.chips), ...goals];
      const bare = chips.filter(({ about }) => about !== undefined && face.detail(about, sight) === undefined);
      expect(bare).toEqual([]);
      expect(chips.some(({ about }) => about !== undefined)).toBe(true);
    }
  });
});

/** Nameless pieces that may lie on bare ground, and what explains them. */
const BESIDE: Readonly<Record<string, string>> = {
  veil: "darkens the felt, where nothing may lie; what lies there is told of",
  frame: "marks a site, whose badge has the card",
  colonist: "workers without a circle stand beside the medal of San Juan, which has the card",
};
