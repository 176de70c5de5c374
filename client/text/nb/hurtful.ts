/** Words in Norwegian that are there to hurt, as a regular expression: the reader decides whether to see them. */
export const hurtful = String.raw`fitte\p{L}*|hore(r|unge)?|jævel|jævler|drittsekk(er)?|neger|negre|soper|mongo`;
