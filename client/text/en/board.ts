/** The page in English: the analysis board, whose words are fetched with it. */

export const board = {
  title: "Analysis board",
  chances: "Chance to win",
  best: "Best moves",
  thinking: "Thinking…",
  deeper: "Think longer",
  only: "There is only one legal move.",
  over: "The match is over here.",
  failed: "This position could not be worked out.",
  tryLine: "Play this line on the board",
  tried: "Moves tried",
  none: "Make a move on the table for whichever player is asked. Every line you try is kept here.",
  start: "Start",
  note: "Note",
  first: "Main line",
  remove: "Remove line",
  as: "You play",
  against: "Against",
  playOn: "Play on from here",
  link: "Copy link",
  copied: "Link copied. It holds the position and every line.",
  save: "Save as file",
  open: "Open a file",
  /** The name of a file. */
  file: (game: string) => `${game} analysis`,
  choose: "Choose a game and how many play. The board begins with a new match, or with a file.",
  players: (count: number) => `${count} players`,
  problems: {
    damaged: "This link or file is incomplete or was changed, so there is no position in it.",
    impossible: "This position is not possible.",
  },
};
