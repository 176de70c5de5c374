/** A coat of arms on the page, with its style: fetched with the first one. */
import "./drawn-arms.css";
import { armsOf } from "../../../shared/core/base/arms.ts";
import { armsDrawing } from "../../face/arms.ts";
import { drawn } from "./dom.ts";

/** The chosen arms, or without such those of the name. */
export const drawnArms = (code: string, name: string): HTMLElement => drawn(armsDrawing(armsOf(code, name)), "arms");
