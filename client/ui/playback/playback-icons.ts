/** The signs on the buttons of the playback bar, in the colour of their text. */
const icon = (body: string): string => `<svg viewBox="0 0 24 24" fill="currentColor">${body}</svg>`;
const lined = (body: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

export const ICONS = {
  turnBack: icon('<path d="M12 4v16L2 12zM22 4v16L12 12z"/>'),
  moveBack: icon('<path d="M18 4v16L6 12z"/>'),
  play: icon('<path d="M6 3v18l15-9z"/>'),
  pause: icon('<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>'),
  moveOn: icon('<path d="M6 4v16l12-8z"/>'),
  turnOn: icon('<path d="M2 4v16l10-8zM12 4v16l10-8z"/>'),
  taken: lined('<path d="M8 4L3 9l5 5M3 9h11a6 6 0 0 1 0 12H9"/>'),
  link: lined('<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5"/>'),
  embed: lined('<path d="M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16"/>'),
  picture: lined('<path d="M3 7h4l2-3h6l2 3h4v13H3z"/><circle cx="12" cy="13" r="4"/>'),
} as const;

export type IconName = keyof typeof ICONS;
