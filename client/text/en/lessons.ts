/** Guided first matches and tips. What a game teaches is in its own catalogue. */
import { number } from "./grammar.ts";

export const lesson = {
  title: "Guided first match",
  /** On the card of a game, for a newcomer. */
  first: "First time? Learn it in three minutes",
  /** The same for everybody else. */
  again: "Guided match",
  offer: (game: string) => `Is this your first match of ${game}?`,
  offerAbout: "A guided match shows you the game on a real table, one idea at a time. It takes about three minutes.",
  learn: "Learn it in three minutes",
  notNow: "Just play",
  progress: (at: number, all: number) => `${number(at)} of ${number(all)}`,
  next: "Next",
  readOn: "Read the note and press Next.",
  skip: "Skip the guide",
  skipped: "The guide is over, and the match goes on. You can start the guide again from the lobby or from Keys.",
  resumed: "Welcome back. The guide goes on where you left it.",
  /** While bots play. */
  watch: "Not your turn yet: watch what happens.",
  ownMove: "Your move is being played: watch what it does.",
  /** A click on something else. `task` is a whole sentence. */
  later: (task: string) => `Not yet. ${task}`,
  done: "Well done!",
  playOn: "Play on",
  lobby: "Back to lobby",
};

export const tips = {
  /** For screen readers, before the tip itself. */
  title: "Tip",
  off: "No more tips",
  isOff: "There will be no more tips. You can switch them on again in Settings.",
};
