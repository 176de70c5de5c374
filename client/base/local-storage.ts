/** What this browser remembers. Where it may not (private windows), things last as long as the page. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Kept until the page is closed, as above.
  }
}
