/** Notifies whoever sends letters, in this process, that some are due. */
export interface LetterSignal {
  /** Returns at once and never throws. */
  announce(): void;
  /** Returns the function that stops listening. */
  listen(listener: () => void): () => void;
}
