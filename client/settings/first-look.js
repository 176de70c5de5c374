// Runs before the page is first painted, so that no evening begins in daylight. The settings' own code comes later and decides again.
{
  let look;
  try {
    look = JSON.parse(localStorage.getItem("quayside.settings")).look;
  } catch {
    // Nothing is kept, or the browser forbids to read it: as the system wishes.
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "evening" : "day";
  document.documentElement.dataset.look = look === "day" || look === "evening" ? look : system;
  // What other sites frame has no front page, and neither has a stream.
  document.documentElement.toggleAttribute("data-no-front", /^\/(embed\/|stream(\/|$))/.test(location.pathname));
}
