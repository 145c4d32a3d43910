declare const brand: unique symbol;

/** A number or text that a parser of the core has accepted; a plain one does not fit in its place. */
export type Branded<Base, Name extends string> = Base & {
  readonly [brand]: Readonly<Record<Name, true>>;
};

/** What a branded value is made of. */
export type Unbranded<Value> = Value extends number ? number : string;
