/** Tells the time. */
export interface Clock {
  /** Now, as ISO 8601 in UTC with milliseconds. */
  now(): string;
}
