import { shelf } from "../../games/shelf.ts";
import type { Text } from "../../text/languages.ts";

/** Writes the front page of a language into its html file. */
export const writeFront = (html: string, text: Text): string =>
  html.replace("<!-- title -->", text.title).replace("<!-- front -->", frontPage(text));

/** The front page as HTML. Its only source is our own catalogue, which holds no markup. The lobby fills what is empty here. */
function frontPage(text: Text): string {
  const notices = shelf.map(({ id, emblem, seats }) => {
    const { name, line } = text.games[id];
    return `<li class="notice">
        <img src="${emblem}" alt="" width="240" height="120" />
        <h2>${name}</h2>
        <p>${line}</p>
        <p class="players">${text.players(seats.fewest, seats.most)}</p>
        <div class="actions" data-game="${id}"></div>
      </li>`;
  });
  return `<header>
      <h1>${text.title}</h1>
      <p class="motto">${text.motto}</p>
      <div class="quay"><noscript>${text.lobby.noScript}</noscript></div>
    </header>
    <ul class="notices">
      ${notices.join("\n      ")}
    </ul>
    <footer></footer>`;
}
