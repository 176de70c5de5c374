/** The two rulers of the duel's poster, seen from behind: each stands on y = 0 and looks towards the middle. */
import { at, type Brush, circle, INK, line, path } from "../../client/face/brush.ts";

const EDGE = `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"`;
const RIM = "#ffe0a0";

/** The general: crested helmet, red cloak in the wind, his spear planted. */
const general = (brush: Brush): string =>
  path("M-15 -42L-15 -14L-22 -1H-4L-2 -13L2 -42Z", "#5a2f28", EDGE) +
  path("M13 -50L31 -50L33 -18L43 -2Q38 2 21 0L20 -16Z", "#8a5a34", EDGE) +
  path("M25 -50L31 -50L33 -18L43 -2L34 -1L27 -14Z", "#f2c070") +
  path("M12 -82L26 -80Q36 -62 39 -46L31 -41L25 -46L17 -41L10 -48Z", "#7a2a26", EDGE) +
  line("M19 -80Q24 -62 25 -46M14 -78Q16 -60 17 -42", "#e0a84c", 1.4) +
  line("M46 2V-204", INK, 4.6) +
  line("M46 1V-204", "#a8743c", 2.4) +
  path("M46 -228L51 -208L46 -200L41 -208Z", "#ffe9b8", EDGE) +
  path("M23 -132L34 -126L40 -106L33 -98Q24 -108 22 -126Z", "#a8643f", EDGE) +
  path("M31 -107L38 -97L51 -114L44 -122Z", "#c07a4c", EDGE) +
  circle(47, -118, 4.6, "#d0895c", EDGE) +
  path(
    "M-22 -142Q-31 -120 -33 -88Q-42 -48 -66 -12Q-50 -15 -41 -6Q-27 -17 -12 -10Q2 -19 15 -15Q16 -60 23 -100Q28 -124 25 -140Q2 -150 -22 -142Z",
    brush.linear(["#3a0817", "#6d1424", "#a3262a", "#e8552f"], "across"),
    EDGE,
  ) +
  path(
    "M-24 -134Q-20 -80 -46 -12L-41 -6L-30 -14Q-12 -74 -24 -134ZM-8 -138Q0 -80 -14 -11L-6 -13Q10 -70 -8 -138ZM12 -138Q12 -80 2 -17L9 -17Q22 -90 12 -138Z",
    "#2c0614",
    'opacity=".55"',
  ) +
  path("M-26 -134Q-18 -148 2 -148Q24 -148 36 -128Q34 -120 28 -118Q20 -134 0 -134Q-16 -134 -26 -128Z", "#a8742c", EDGE) +
  path("M4 -148Q24 -148 36 -128L33 -121Q22 -138 4 -139Z", "#ffd98a") +
  '<g transform="translate(0 -14.5) scale(.9)">' +
  path("M-6 -152H9V-142Q2 -139 -6 -142Z", "#7a4630", EDGE) +
  path("M13 -165L19 -163L22 -157L19 -155L18 -150L12 -147Z", "#e09a68", EDGE) +
  path(
    "M-10 -149Q-15 -172 4 -177Q19 -177 20 -163L14 -162L16 -150Q10 -146 7 -150Q0 -143 -10 -149Z",
    brush.linear(["#5a3818", "#a8742c", "#f2c86a"], "across"),
    EDGE,
  ) +
  path(
    "M19 -179Q7 -196 -12 -190Q-28 -181 -26 -152Q-28 -138 -21 -130Q-14 -140 -14 -152Q-13 -172 5 -177Q12 -180 19 -179Z",
    brush.linear(["#4a0b1c", "#a3222a", "#f0703f"], "across"),
    EDGE,
  ) +
  line("M19 -179Q7 -196 -12 -190M20 -174Q21 -169 20 -163M19 -163L22 -157L19 -155", RIM, 2) +
  "</g>" +
  line("M36 -128L40 -106M25 -116Q16 -60 15 -15M26 -80Q36 -62 39 -46M51 -114L38 -97M48 -198V-124M48 -112V0", RIM, 1.8);

/** The queen: gold crown over dark hair, blue cloak with a train, a scroll in her hand. */
const queen = (brush: Brush): string =>
  path("M-18 -80Q-24 -34 -31 -2Q-8 5 16 0V-80Z", "#8f6c66", EDGE) +
  path("M-14 -70Q-20 -34 -31 -2L-20 1Q-12 -40 -14 -70Z", "#f4d9a8") +
  path("M-16 -136Q-29 -124 -35 -105L-27 -98Q-19 -108 -12 -120Z", "#a8643f", EDGE) +
  path("M-35 -108L-27 -98L-52 -108L-56 -117Z", "#c07a4c", EDGE) +
  circle(-56, -113, 4.4, "#d0895c", EDGE) +
  path(
    "M-16 -138Q-24 -118 -19 -90Q-20 -50 -25 -12Q-8 -5 10 -8Q38 4 74 -1Q50 -22 39 -60Q33 -96 29 -122Q27 -136 18 -140Q0 -146 -16 -138Z",
    brush.linear(["#78b0e2", "#28579e", "#1c4486", "#14306a", "#0d1a46"], "across"),
    EDGE,
  ) +
  path(
    "M-8 -130Q-2 -70 -14 -9L-4 -7Q10 -70 -8 -130ZM8 -134Q14 -70 14 -7L30 -1Q24 -70 8 -134ZM24 -124Q28 -60 52 0L74 -1Q50 -22 39 -60Q33 -96 29 -122Z",
    "#0a1438",
    'opacity=".55"',
  ) +
  path("M-22 -126Q-14 -144 4 -144Q24 -143 30 -124Q16 -116 2 -122Q-12 -120 -22 -126Z", "#b8863a", EDGE) +
  path("M-22 -126Q-14 -144 4 -144Q-6 -136 -8 -122Q-16 -122 -22 -126Z", "#ffd98a") +
  '<g transform="translate(0 -14.5) scale(.9)">' +
  path("M-5 -150H8V-140Q2 -137 -5 -140Z", "#7a4630", EDGE) +
  path("M-8 -166L-13 -160L-16 -155L-12 -153L-11 -147L-3 -145L2 -158Z", "#e09a68", EDGE) +
  path(
    "M-9 -164Q-8 -177 5 -177Q16 -176 17 -162Q26 -162 26 -153Q24 -143 14 -146Q10 -140 2 -143Q-3 -150 -2 -158Q-5 -163 -9 -164Z",
    "#2a1422",
    EDGE,
  ) +
  path("M-11 -167L-13 -178L-7 -173L-3 -182L3 -174L9 -181L11 -173L18 -176L17 -163Q2 -174 -11 -167Z", "#e0a83c", EDGE) +
  line("M-13 -178L-11 -167M-8 -166L-13 -160L-16 -155L-12 -153", RIM, 2) +
  "</g>" +
  line("M-22 -126L-35 -105M-21 -112Q-17 -98 -19 -88Q-20 -50 -25 -12M-27 -20L-31 -2M-56 -117L-35 -108", RIM, 1.8);

export const rulers = (brush: Brush): string => at(50, 632, 1, general(brush)) + at(552, 634, 1, queen(brush));
