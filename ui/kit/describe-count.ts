/** A number as far as there is room for it. */
export function describeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** What a link is called for who doesn't see the number beside it: "Desk, 3 waiting". */
export function nameWithWaiting(name: string, waiting: number): string {
  return waiting > 0 ? `${name}, ${describeCount(waiting)} waiting` : name;
}
