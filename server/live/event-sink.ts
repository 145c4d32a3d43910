/** Where the text of one stream goes. */
export interface EventSink {
  /** How many bytes the client has not taken yet. */
  readonly waiting: number;
  /** Writes at once; nothing, once the stream is closed. */
  write(text: string): void;
  /** Resolves once the client has taken everything, or is gone. */
  drained(): Promise<void>;
  /** Ends the stream as a client expects it. */
  end(): void;
  /** Cuts the connection, with whatever waits. */
  cut(): void;
  /** Calls the listener once the stream is closed, by whichever side. */
  onClose(listener: () => void): void;
}

/** A stream that a call sends. */
export interface SentStream {
  /** Begins to send, once the head of the answer is sent. */
  readonly open: (sink: EventSink) => void;
}
