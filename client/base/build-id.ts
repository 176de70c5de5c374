const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** Which build of the client this page is; the build writes it into the page. Empty while developing. */
export const buildId = (): string => metaOf("build");

/** The number of the release. Empty while developing. */
export const buildVersion = (): string => metaOf("version");
