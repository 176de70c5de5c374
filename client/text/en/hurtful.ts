/** Words in English that are there to hurt, as a regular expression: the reader decides whether to see them. */
export const hurtful = String.raw`fuck\p{L}*|shits?|bitch(es)?|cunts?|whores?|sluts?|arseholes?|asshole|bastards?|retards?|faggots?|niggers?|kill yourself`;
