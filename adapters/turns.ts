/**
 * Returns a function that lets one caller continue in each turn of the event loop, in the order in which they
 * asked. So callers that each need the processor for a few milliseconds leave room for everything else.
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
