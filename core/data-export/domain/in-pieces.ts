/** The same bytes in pieces of that length; the last one may be shorter. */
export async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<Uint8Array> {
  let piece = new Uint8Array(length);
  let filled = 0;
  for await (const bytes of source) {
    let taken = 0;
    while (taken < bytes.byteLength) {
      const part = bytes.subarray(taken, taken + length - filled);
      piece.set(part, filled);
      filled += part.byteLength;
      taken += part.byteLength;
      if (filled < length) continue;
      yield piece;
      piece = new Uint8Array(length);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
