/** Words in Icelandic that are there to hurt, as a regular expression: the reader decides whether to see them. */
export const hurtful = "kuntan?|hór(a|an|ur)|fávit(i|ar)|skíthæll|skíthælar|drusl(a|ur)|negr(i|ar)|aumingi";
