/** How much each part of a message speaks for a scam, and against one below zero. */
export interface PartWeights {
  /** What is added to the sum for any message. */
  readonly ofAny: number;
  /** Of words, of neighbouring words with `_` between them, and of `:sign`. */
  readonly ofPart: ReadonlyMap<string, number>;
}

/** Reads weights in tenths: `part weight` again and again. */
export function readPartWeights(ofAny: number, written: string): PartWeights {
  const ofPart = new Map<string, number>();
  for (const [, part = '', weight] of written.matchAll(/(\S+) (-?\d+)/g)) {
    ofPart.set(part, Number(weight) / 10);
  }
  return { ofAny: ofAny / 10, ofPart };
}
