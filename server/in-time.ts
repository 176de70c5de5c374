/** What is asked of a disk or of another machine is not waited for without end. */
export function inTime<T>(work: Promise<T>, patience: number, who: string): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`${who} has not answered for ${patience} ms`)), patience);
    const settled =
      <V>(settle: (value: V) => void) =>
      (value: V): void => {
        clearTimeout(timer);
        settle(value);
      };
    work.then(settled(done), settled(failed));
  });
}
