/** What goes wrong in pages, for the operator: grouped by message and build. */
import type { PageError } from "../../shared/core/wire/calls.ts";

export interface PageErrorGroup extends Required<PageError> {
  readonly count: number;
  readonly first: number;
  /** When it was told last; match and frame are those of then. */
  readonly last: number;
}

export interface PageErrorStore {
  addPageError(error: PageError): Promise<void>;
  /** Those that were told last. */
  pageErrors(limit: number): Promise<readonly PageErrorGroup[]>;
}
