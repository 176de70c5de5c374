/** What is posted to a chat service: one line in the words of a language, in the form of the service. No name in it can do anything there. */
import { isolated } from "../../shared/core/base/player-text.ts";
import type { PostSentences, PostWords, WebhookForm } from "../../shared/core/wire/webhooks.ts";

export interface Named {
  /** Empty for a nameless guest. */
  readonly name: string;
  readonly bot: boolean;
}

export interface PostedLine {
  readonly type: Exclude<keyof PostSentences, "someone" | "bot">;
  readonly game: string;
  readonly round?: number;
  /** What else is filled in. */
  readonly args?: Readonly<Record<string, string>>;
  /** Texts of players. */
  readonly names?: Readonly<Record<string, readonly Named[]>>;
}

/** Discord's addresses say what they are; with `/slack` behind they take Slack's form. Others take Slack's. */
export const formOf = (address: string): WebhookForm =>
  /^\/api\/(v\d+\/)?webhooks\/[^/]+\/[^/]+$/.test(new URL(address).pathname) ? "discord" : "slack";

/**
 * Signs that mean something to a chat service (mentions, markdown, links) become their wide forms, which look alike and mean nothing: the same
 * for all services, whatever they take for an escape. A point within a word would make a link of it.
 */
export const harmless = (text: string): string =>
  text.replace(/[#&*/:<>@[\\\]^_`{|}~]|\.(?=\S)|^-/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

export function lineIn(words: PostWords, language: string, { type, game, round, args = {}, names = {} }: PostedLine): string {
  const known = Object.hasOwn(words.games, game) ? words.games[game] : undefined;
  const nameOf = ({ name, bot }: Named): string => (bot ? words.bot : name === "" ? words.someone : isolated(harmless(name)));
  const list = new Intl.ListFormat(language);
  const filled: Record<string, string> = {
    ...args,
    game: known?.name ?? game,
    round: known?.rounds[round ?? -1] ?? "",
    ...Object.fromEntries(Object.entries(names).map(([key, people]) => [key, list.format(people.map(nameOf))])),
  };
  const sentence = type === "moveInRound" && filled.round === "" ? "move" : type;
  return words[sentence].replace(/\{(\w+)\}/g, (whole, key) => filled[key] ?? whole);
}

export function bodyIn(form: WebhookForm, text: string): Buffer {
  // Nobody is mentioned, whatever the text says.
  const body = form === "discord" ? { content: text, allowed_mentions: { parse: [] } } : { text, link_names: 0 };
  return Buffer.from(JSON.stringify(body));
}
