/** What a process that works apart says: that it's ready, and then what came of each piece of work. */
export type WorkAnswer<Made, Unusable> =
  | { readonly type: 'ready' }
  | (DoneWork<Made, Unusable> & Weight);

/** What came of a piece of work. */
export type DoneWork<Made, Unusable> =
  | { readonly type: 'made'; readonly made: Made }
  | { readonly type: 'unusable'; readonly reason: Unusable }
  /** The fault isn't in what was sent. */
  | { readonly type: 'failed'; readonly message: string };

/** Memory that native code and WebAssembly had isn't all given back. */
interface Weight {
  /** Whether the process now takes so much memory that another one should go on. */
  readonly isHeavy: boolean;
}
