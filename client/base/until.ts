/** Stops something when a signal is aborted. Returns the way to stop. */
export function until(signal: AbortSignal, stop: () => void): () => void {
  signal.addEventListener("abort", stop, { once: true });
  return stop;
}
