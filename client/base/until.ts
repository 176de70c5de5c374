/** Stops something when a signal is aborted, now if it was aborted before. Returns the way to stop. */
export function until(signal: AbortSignal, stop: () => void): () => void {
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
  return stop;
}
