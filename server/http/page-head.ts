/** What the head of a served page says of the place that it shows, for services that show a card of a link. */

import { escaped } from "./html.ts";

/** A link's card, in plain text. */
export interface PageCard {
  readonly site: string;
  readonly title: string;
  readonly line: string;
  /** The picture's path. */
  readonly picture: string;
  /** The place is for those who have its address: search engines leave it out. */
  readonly unlisted?: boolean;
}

/** Of all cards, in pixels: services lay a card out before they have its picture. */
const PICTURE = { width: "1200", height: "630" };

/** `origin`: services take whole addresses of pictures only. */
export function cardTags({ site, title, line, picture, unlisted }: PageCard, origin: string): string {
  const properties = {
    "og:type": "website",
    "og:site_name": site,
    "og:title": title,
    "og:description": line,
    "og:image": origin + picture,
    "og:image:width": PICTURE.width,
    "og:image:height": PICTURE.height,
  };
  const names = { description: line, "twitter:card": "summary_large_image", ...(unlisted && { robots: "noindex" }) };
  const tags = [
    ...Object.entries(properties).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    ...Object.entries(names).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`),
  ];
  return tags.join("\n    ");
}
