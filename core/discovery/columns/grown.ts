/** A copy of the numbers with room for `length` of them, and for twice as many as before. */
export function grown(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(roomFor(numbers, length));
  larger.set(numbers);
  return larger;
}

/** The same of numbers up to 65,535. */
export function grownShort(numbers: Uint16Array, length: number): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(roomFor(numbers, length));
  larger.set(numbers);
  return larger;
}

function roomFor({ length: before }: Uint16Array | Uint32Array, length: number): number {
  return Math.max(length, before * 2);
}
