/** The key by which whoever has started the site becomes its operator. Nobody else can make it. */
export interface OperatorKey {
  /** The same text whenever it is asked for. */
  make(): string;
  matches(given: string): boolean;
}
