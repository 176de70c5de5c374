/** The licences under which packages of others may be shipped; NOTICE.md names them. */
export const PERMISSIVE: ReadonlySet<string> = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);
