/** The tab's title and icon. Several parts of the page may claim them; an invitation goes before the table, and that before other matches. */
import icon from "../../../assets/icon.svg?raw";
import { set } from "./dom.ts";

export interface TabSign {
  readonly title: string;
  /** The icon calls the player. */
  readonly calling: boolean;
}

const OWNERS = ["invitation", "table", "days"] as const;
type Owner = (typeof OWNERS)[number];

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** The icon with a lamp lit on it. */
export const callingIcon = address(
  icon.replace("</svg>", '<circle cx="24" cy="8" r="7" fill="#d9412f" stroke="#fff" stroke-width="2"/></svg>'),
);

const signs = new Map<Owner, TabSign>();
/** The tab as the page came. */
let still: { readonly title: string; readonly icon: string } | undefined;

/** The title of the tab when nobody claims it. */
export function setPageTitle(title: string): void {
  still = { ...asItCame(), title };
  show(still);
}

const asItCame = () =>
  still ?? { title: document.title, icon: document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? address(icon) };

/** Without a sign the claim ends; without any the tab is as it was. */
export function claimTab(owner: Owner, sign: TabSign | undefined): void {
  still = asItCame();
  if (sign === undefined) signs.delete(owner);
  else signs.set(owner, sign);
  show(still);
}

function show({ title, icon: quiet }: NonNullable<typeof still>): void {
  const link = document.querySelector('link[rel="icon"]');
  const shown = OWNERS.map((one) => signs.get(one)).find((one) => one !== undefined);
  document.title = shown?.title ?? title;
  if (link !== null) set(link, "href", shown?.calling ? callingIcon : quiet);
}
