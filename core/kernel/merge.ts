/** The names that two of the parts share. */
type SharedName<Parts, Before = never> = Parts extends readonly [infer First, ...infer Others]
  ? (keyof First & Before) | SharedName<Others, Before | keyof First>
  : never;

type All<Parts> = Parts extends readonly [infer First, ...infer Others]
  ? First & All<Others>
  : unknown;

type Merged<Parts> = { [Name in keyof All<Parts>]: All<Parts>[Name] };

/** The parts in one object. Two that share a name do not compile, because one would hide the other. */
export function merge<const Parts extends readonly object[]>(
  parts: Parts &
    ([SharedName<Parts>] extends [never] ? unknown : { readonly isNamedTwice: SharedName<Parts> }),
): Merged<Parts> {
  return Object.assign({}, ...parts) as Merged<Parts>;
}
