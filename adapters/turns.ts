/**
 * Returns a function that lets one caller go on in each turn of the event loop, in the order in which they
 * asked: so many who need the processor for a few milliseconds leave room for everyone else between them.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(
      () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    );
    return last;
  };
}
