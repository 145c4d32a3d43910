/** Does the work at once and returns its outcome as a promise: what it throws becomes a rejection. */
export function promised<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    resolve(work());
  });
}
