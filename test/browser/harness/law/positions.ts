/** Positions of golden records where a player is asked, to be played on from there: the one with the longest words in each language, and others by name. */
import type { Face, Pick } from "../../../../client/face/face.ts";
import { type LanguageId, loadLanguage } from "../../../../client/text/languages.ts";
import { type Say, sayer } from "../../../../client/text/say.ts";
import { litPieces, offers, type Picking, pickPiece, startPicking } from "../../../../client/ui/model/picking.ts";
import type { View } from "../../../../shared/core/contract/game.ts";
import { askedSeats, steps } from "../../../../shared/core/match/step.ts";
import { viewOf } from "../../../../shared/core/match/view.ts";
import { DEALS, readGolden } from "../../../golden/golden.ts";

export interface Position {
  readonly record: string;
  readonly frame: number;
  readonly seat: number;
  /** The piece that is clicked there, if there is one. */
  readonly piece: string | undefined;
  /** At a table where all see every hand. */
  readonly openHands?: true;
}

interface Asked extends Position {
  readonly view: View;
  readonly offered: readonly Pick[];
}

/** Every choice of the golden matches, before a piece is clicked and after each that leaves a choice. */
function* choices(face: Face, deals: readonly number[]): Generator<Asked> {
  for (const deal of deals) {
    const { record } = readGolden(face.game, 1, deal);
    for (const { match } of steps(face.game, record)) {
      for (const seat of askedSeats(match)) {
        const view = viewOf(match.state, seat);
        const start = startPicking(face.picks(view));
        const at = (piece: string | undefined, picking: Picking): Asked => ({
          ...{ record: `${face.game.id}-r1-${deal}`, frame: match.frame, seat, piece, view },
          offered: offers(picking),
        });
        yield at(undefined, start);
        for (const piece of litPieces(start)) {
          const { picking, pick } = pickPiece(start, piece);
          if (pick === undefined) yield at(piece, picking);
        }
      }
    }
  }
}

/** A Han character is as wide as two letters. */
const wide = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** How much there is to set: buttons weigh more, for they take one line. */
function length(face: Face, say: Say, { view, offered }: Asked): number {
  const buttons = offered.map(
    ({ label, brief, note = [] }) => wide(say.line(offered.length > 1 && brief ? brief.line : label)) + 4 * note.length + 6,
  );
  const reason = face.reason?.(view);
  const words = wide(say.line(face.prompt(view))) + (reason === undefined ? 0 : wide(say.line(reason)));
  return words + 2 * buttons.reduce((sum, one) => sum + one, 0);
}

/** The position with the longest prompt, for each language. */
export async function longestPrompts(
  face: Face,
  languages: readonly LanguageId[],
  deals: readonly number[] = DEALS,
): Promise<Map<LanguageId, Position>> {
  const says = await Promise.all(
    languages.map(async (id) => {
      const language = await loadLanguage(id);
      await language.learn(face);
      return [id, sayer(language.text, language.catalogueOf(face.game.id), (seat) => `Bot ${seat}`, 0)] as const;
    }),
  );
  const longest = new Map<LanguageId, { readonly position: Position; readonly length: number }>();
  for (const asked of choices(face, deals)) {
    for (const [id, say] of says) {
      const now = length(face, say, asked);
      if (now > (longest.get(id)?.length ?? 0)) {
        const { record, frame, seat, piece } = asked;
        longest.set(id, { position: { record, frame, seat, piece }, length: now });
      }
    }
  }
  return new Map([...longest].map(([id, { position }]) => [id, position]));
}
