/** The page in English: what guests arrange with each other, whose words are fetched with it. */
import { list, many, number } from "./grammar.ts";

const matches = (count: number): string => many(count, "match", "matches");

/** Tables with a time. */
const appointments = {
  /** A whole notification: a player waits for the game. */
  waits: (game: string) => `Someone is waiting to play ${game}.`,
  by: (name: string) => `Set up by ${name}`,
  come: (names: readonly string[]) => `Coming: ${list(names)}`,
  nobody: "Nobody has said yet that they come.",
  yes: "I’ll come",
  no: "I can’t come",
  take: "Take your seat",
  share: "Send your friends this link:",
  open: "Details",
  soon: (game: string, at: string, people: number) => `${game} begins at ${at}, ${many(people, "player")} coming.`,
  isOpen: (game: string) => `It is time: your table of ${game} is open.`,
  /** A whole notification. */
  pushed: (game: string, names: string) =>
    names === "" ? `${game} begins in ten minutes.` : `${game} with ${names} begins in ten minutes.`,
  drop: "Cancel the date",
  dropped: "The date is cancelled.",
  inviteKnown: "Invite people you know:",
  invites: (name: string, game: string, when: string) => `${name} invites you to ${game}: ${when}.`,
  /** Also a whole notification. */
  comes: (name: string, game: string) => `${name} comes to your table of ${game}.`,
  zone: (zone: string) => `Times are in your time zone, ${zone}.`,
  kept: "The date stands on your front page. Ten minutes before, you are reminded here, and by a notification if you have allowed them.",
  /** A whole notification. */
  pushedInvited: (game: string, names: string) => `${names} invites you to a date: ${game}.`,
};

/** Standing groups. */
const groups = {
  title: "Groups",
  name: "Name of the new group",
  example: "Friday",
  create: "Create group",
  open: "Open",
  members: "Members",
  invite: "Invite all to a table",
  results: "Results",
  none: "No matches yet. A match counts if at least two members play it.",
  played: (game: string, count: number) => `${game}, ${matches(count)}`,
  won: (name: string, wins: number) => `${name} ${number(wins)}`,
  series: (wins: string) => `Best of three: ${wins}`,
  share: "Send this link to those who belong to the group:",
  leave: "Leave group",
  leaveSure: (name: string) => `Leave ${name}? You can come back by its link.`,
  remove: "Remove member",
  removeSure: (name: string) => `Remove ${name} from the group? The link changes, so that it lets nobody in who has the old one.`,
  asks: (name: string, members: readonly string[]) => `You are invited to the group ${name}. Members: ${list(members)}.`,
  join: "Join group",
  /** A whole notification. */
  pushed: (game: string, names: string) => `${names} has a table of ${game} for your group.`,
};

/** Ways to people one has not met at a table. */
const finding = {
  title: "Add someone",
  name: "How the name begins",
  find: "Find by name",
  nobody: "Nobody found. Players are found only if they allow it here.",
  findable: "Let others find me by name",
  link: "Or send a link that adds you:",
  make: { once: "Link for one person", often: "Link for a day" },
  works: { once: (until: string) => `Works once, until ${until}.`, often: (until: string) => `Works for everyone until ${until}.` },
  end: "Take the link back",
  asks: (name: string) => `${name} invites you to know each other: you see when the other is here, and can invite each other to a table.`,
  known: (name: string) => `You and ${name} are now in each other’s lists.`,
  inList: (name: string) => `${name} is in your list.`,
};

/** Posting to a channel of a chat service. */
const channels = {
  title: "Post to a channel",
  about: {
    table: "Discord or Slack says that this match begins, whose move it is while they are away, and how it ends.",
    appointment:
      "Discord or Slack says ten minutes before that this table begins, then whose move it is while they are away, and how it ends.",
    group:
      "Discord or Slack says when a member invites this group to a table, whose move it is there while they are away, and how it ends.",
  },
  address: "Webhook address",
  where: "In Discord: Edit channel, Integrations, Webhooks. In Slack: an app with Incoming Webhooks.",
  secret: "The address is a secret: it is shown to nobody again. Names and a link to the table are posted, in the language you have now.",
  add: "Post there",
  none: "Nothing is posted yet.",
  off: "This server does not post to channels.",
  line: (service: string, host: string) => `${service} (${host})`,
  services: { discord: "Discord", slack: "Slack’s form" },
  by: (name: string) => `By ${name}`,
  refused: "Switched off, because the address refuses. A try that arrives switches it on.",
  try: "Send a try",
  sent: "Sent: look for it in the channel.",
  answered: (status: number) => `The address refused it, with code ${number(status)}. Copy it from the channel once more.`,
  unreachable: "The address did not answer. Check it, or try later.",
  remove: "Stop",
  removeSure: (service: string) => `Stop posting to ${service}? To begin again you need the address.`,
};

/** Whom one knows, and is known by. */
const contacts = {
  none: "You do not know anyone here yet. Play with others, then add them here, or click on their name at the table.",
  added: (name: string) => `${name} was asked. Once you are added too, you see each other in People.`,
  removeSure: (name: string) => `Remove ${name} from your list? You disappear from their list too. They are not told.`,
  showAwayNote: "The people you know cannot see that you are here, or invite you. You still see them.",
};

export const company = { appointments, contacts, groups, finding, channels };
