/** Notifies whoever does some work, in this process, that there is some. */
export interface Signal {
  /** Returns at once and never throws. */
  announce(): void;
  /** Returns the function that stops listening. */
  listen(listener: () => void): () => void;
}
