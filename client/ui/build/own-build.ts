/** Which build of the client this page is; the build writes it into the page. Empty while developing. */
export const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
