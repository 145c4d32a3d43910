/** A copy of the numbers with room for `length` of them, and for twice as many as before. */
export function grown(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(length, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
