/** Which characters the Chinese font has to have. */

export const FONT_FOLDER = "assets/fonts";
export const SENTENCES = ["client/text/zh-Hans/*.ts", "client/games/*/text/zh-Hans/*.ts"] as const;
/** The file of the characters that the font has, in order. */
export const CHARACTERS_FILE = `${FONT_FOLDER}/noto-sans-sc.txt`;

/** Han characters, and the punctuation and letters that are as wide as they are. */
const WIDE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/gu;

/** In no sentence of ours: the browser writes them into dates, and the page into the list of languages. */
const BESIDE_SENTENCES = "年月日时分秒上午下午简体中文";

/** Digits and marks that stand among Han characters: Alegreya has digits of another colour there, narrow quotes, and an ellipsis at the foot of the line. */
const AMONG_HAN = "0123456789%“”…";

export const charactersIn = (texts: readonly string[]): string =>
  [...new Set([BESIDE_SENTENCES, ...texts].flatMap((text) => text.match(WIDE) ?? []).concat(...AMONG_HAN))].sort().join("");
