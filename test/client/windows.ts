/** Windows the table is made for, and how large the picture is in each: what the sheets base.css and table-layout.css leave it. */
import type { Size } from "../../client/face/pose.ts";

const WINDOWS = ["1024x768", "1280x720", "1280x800", "1366x768", "1920x1080", "2560x1080", "3440x1440", "3840x2160"] as const;

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

function pictureIn(width: number, height: number): Size {
  const rem = clamp(12.5, Math.min(0.0095 * width, 0.017 * height), 26);
  const beside = width < 1200 ? 50 : Math.max(264, 20 * rem);
  return { width: width - beside, height: height - Math.max(58, 4.6 * rem) };
}

export const PICTURES: readonly (Size & { readonly window: string })[] = WINDOWS.map((window) => {
  const [width, height] = window.split("x").map(Number) as [number, number];
  return { window, ...pictureIn(width, height) };
});
