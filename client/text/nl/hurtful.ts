/** Words in Dutch that are there to hurt, as a regular expression: the reader decides whether to see them. */
export const hurtful = String.raw`kanker\p{L}*|tering\p{L}*|tyfus\p{L}*|hoer(en)?|kut\p{L}*|klootzak(ken)?|flikkers?|mongool|mongolen|negers?`;
