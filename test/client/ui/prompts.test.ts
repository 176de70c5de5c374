/** Which button is the main one at each prompt of each game, and which is quiet. */
import { describe, expect, it } from "vitest";
import { eraseFace, type Face } from "../../../client/face/face.ts";
import { duelFace } from "../../../client/games/duel/face.ts";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import { puertoRicoFace } from "../../../client/games/puerto-rico/face.ts";
import { litPieces, mainOffer, offers, pickPiece, startPicking } from "../../../client/ui/model/picking.ts";
import type { Shape, State, View } from "../../../shared/core/contract/game.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { position as duelPosition } from "../../duel/position.ts";
import { act as actInElasund, position as elasundPosition } from "../../elasund/position.ts";
import { act, position } from "../../puerto-rico/position.ts";
import * as duel from "../duel/sights.ts";
import * as elasund from "../elasund/sights.ts";
import { language } from "../english.ts";
import * as puertoRico from "../puerto-rico/sights.ts";
import { restsIn } from "../sights.ts";

/** Labels of buttons. A choice is one where it is the only one; several are clicked on the picture. */
interface Buttons {
  readonly main: readonly string[];
  readonly quiet: readonly string[];
}

interface Played {
  readonly table: object;
  readonly secrets: readonly object[];
}

/** What stood open at each question of some random matches, and at the questions that those do not come to. */
const POSITIONS: Readonly<Record<string, () => readonly Played[]>> = {
  duel: () => [
    ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((deal) => restsIn(duel.momentsOf(deal)).map(({ frame }) => frame)),
    duelPosition({ phase: "opener", chooses: true }),
  ],
  elasund: () => [...elasund.DEALS.flatMap((deal) => elasund.restsOf(deal).map(({ frame }) => frame)), shortage(), overbuilding()],
  "puerto-rico": () => [...[2, 3, 4, 5].flatMap((seats) => puertoRico.questionsOf(seats).map(({ frame }) => frame)), wharf(), moving()],
};

function wharf(): Played {
  const ships = [
    { size: 4, good: "corn", load: 4 },
    { size: 5, good: "indigo", load: 5 },
    { size: 6, good: "sugar", load: 6 },
  ] as const;
  const state = position({ players: [{ goods: { tobacco: 1 }, city: ["wharf*"] }], ships });
  act(state, "role captain");
  return state;
}

function moving(): Played {
  const state = position({ colonists: 0, colonistShip: 0, players: [{ island: ["corn*", "quarry"] }] });
  act(state, "role mayor");
  return state;
}

function shortage(): Played {
  const state = elasundPosition({ hands: ["gg", "gb"], step: "shortage" });
  state.table.owes = [1, 1, 0];
  return state;
}

function overbuilding(): Played {
  const state = elasundPosition({ hands: ["9 gggrrr"], tiles: ["trader 1 e4"], permits: ["0 1 d4"] });
  actInElasund(state, "build market", "put d4");
  return state;
}

function* viewsOf(face: Face): Generator<View> {
  for (const state of POSITIONS[face.game.id]!())
    for (const seat of face.game.toAct(state.table)) yield viewOf(state as State<Shape>, seat);
}

/** What is ever offered beside a picked piece: the moves that stand out, and those of which none does. */
const BESIDE_PICKED: Readonly<Record<string, { readonly mains: readonly string[]; readonly equals: readonly string[] }>> = {
  duel: { mains: ["pick.build", "pick.chain", "pick.discard"], equals: ["pick.discard", "pick.wonder"] },
  elasund: { mains: [], equals: [] },
  "puerto-rico": { mains: ["pick.loadAll"], equals: ["pick.load", "pick.loadAll"] },
};

/** The labels of all buttons that are ever offered beside a prompt before anything is clicked. */
function buttonsOf(face: Face): Record<string, Buttons> {
  const found = new Map<string, { main: Set<string>; quiet: Set<string> }>();
  for (const state of POSITIONS[face.game.id]!()) {
    for (const seat of face.game.toAct(state.table)) {
      const view = viewOf(state as State<Shape>, seat);
      const [key] = face.prompt(view);
      const seen = found.get(key) ?? { main: new Set(), quiet: new Set() };
      found.set(key, seen);
      for (const { kind, label } of offers(startPicking(face.picks(view)))) (kind === "pass" ? seen.quiet : seen.main).add(label[0]);
    }
  }
  return Object.fromEntries([...found].map(([key, { main, quiet }]) => [key, { main: [...main].sort(), quiet: [...quiet].sort() }]));
}

const none: Buttons = { main: [], quiet: [] };
const main = (...labels: string[]): Buttons => ({ main: labels, quiet: [] });
const passable = (pass: string, ...labels: string[]): Buttons => ({ main: labels, quiet: [pass] });

const WANTED: readonly (readonly [Face, Readonly<Record<string, Buttons>>])[] = [
  [
    eraseFace(duelFace),
    {
      "prompt.draft": none,
      "prompt.turn": main("pick.discard"),
      "prompt.token": none,
      "prompt.library": none,
      "prompt.mausoleum": none,
      "prompt.zeus": main("pick.destroy"),
      "prompt.circus": main("pick.destroy"),
      "prompt.opener": none,
      "prompt.openerLevel": none,
    },
  ],
  [
    eraseFace(elasundFace),
    {
      "prompt.roll": main("pick.roll"),
      "prompt.ship.repeat": none,
      "prompt.ship.pirates": none,
      "prompt.pirates": main("pick.give"),
      "prompt.tower": main("pick.take"),
      "prompt.shortage": main("pick.give"),
      "prompt.build": passable("pick.noBuild", "pick.build", "pick.wall"),
      "prompt.tile": none,
      "prompt.settle": none,
      "prompt.permit": main("pick.gold"),
      "prompt.permit.move": main("pick.permit.move"),
      "prompt.permit.upgrade": main("pick.permit.upgrade"),
      "prompt.permit.extra": main("pick.permit.extra"),
      "prompt.where.build": main("pick.put"),
      "prompt.where.permit": main("pick.putPermit"),
      "prompt.where.anywhere": none,
      "prompt.where.upgrade": main("pick.raise"),
      "prompt.pay.permit": main("pick.pay"),
      "prompt.pay.build": none,
      "prompt.bonus": passable("pick.noBonus", "bonus.gold", "bonus.move"),
    },
  ],
  [
    eraseFace(puertoRicoFace),
    {
      "prompt.role": none,
      "prompt.hacienda": passable("pick.pass.hacienda"),
      "prompt.settler": passable("pick.pass.settler", "pick.tile"),
      "prompt.hospice": passable("pick.pass.hospice", "pick.colonist.hospice"),
      "prompt.mayor": passable("pick.pass.mayor", "pick.colonist.mayor"),
      "prompt.lifting": none,
      "prompt.moving": passable("pick.pass.lifting", "pick.lift"),
      "prompt.placing": none,
      "prompt.builder": passable("pick.pass.builder", "pick.build"),
      "prompt.university": passable("pick.pass.university", "pick.colonist.university"),
      "prompt.craftsman": passable("pick.pass.craftsman", "pick.extra"),
      "prompt.trader": passable("pick.pass.trader", "pick.sell"),
      "prompt.captain": main("pick.load", "pick.loadAll"),
      "prompt.wharf": passable("pick.pass.captain", "pick.wharf"),
      "prompt.store": none,
      "prompt.keep": none,
    },
  ],
];

describe.each(WANTED.map(([face, buttons]) => [face.game.id, face, buttons] as const))("at the prompts of %s", (_id, face, buttons) => {
  const found = buttonsOf(face);
  it.each(Object.entries(buttons))("%s: the main buttons are choices, the quiet ones passes", (key, wanted) => {
    expect(found[key]).toEqual(wanted);
  });
  it("beside a picked piece one button stands out, or none among equals, and the others say only what is not yet said", () => {
    const [mains, equals] = [new Set<string>(), new Set<string>()];
    for (const view of viewsOf(face)) {
      const start = startPicking(face.picks(view));
      for (const piece of litPieces(start)) {
        const { picking, pick } = pickPiece(start, piece);
        if (pick !== undefined) continue;
        const choices = offers(picking).filter(({ kind }) => kind === "choice");
        const main = mainOffer(picking);
        if (main === undefined) for (const { label } of choices) equals.add(label[0]);
        else mains.add(main.label[0]);
        if (choices.length > 1) expect(choices.filter((one) => one !== main && one.brief === undefined)).toEqual([]);
      }
    }
    expect({ mains: [...mains].sort(), equals: [...equals].sort() }).toEqual(BESIDE_PICKED[face.game.id]);
  });
  it("no prompt is left out", () => {
    // An idle prompt has no buttons: its only move is a pass, made by the player's own client. What is asked of a picked piece comes after a click.
    const isAsked = (key: string): boolean => /^prompt\.(?!over$|picked$)/.test(key) && !key.endsWith(".idle");
    const sentences = Object.keys(language.catalogueOf(face.game.id)).filter(isAsked);
    expect(Object.keys(buttons).sort()).toEqual(sentences.sort());
  });
});
