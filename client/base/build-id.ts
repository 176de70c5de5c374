const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** Which build of the client this page is; the build writes it into the page. Empty while developing. */
export const ownBuild = (): string => metaOf("build");

/** The number of the release. Empty while developing. */
export const ownVersion = (): string => metaOf("version");
