/**
 * What was frozen here as a whole. Not its parts: a set of all of them would hold a process up for a tenth of a second
 * whenever it grows.
 */
const frozenThrough = new WeakSet();

/** Freezes a plain value with all that it holds, so that any number of readers can share it. Bytes stay as they are. */
export function frozen<Value>(value: Value): Value {
  if (!isObject(value) || ArrayBuffer.isView(value) || frozenThrough.has(value)) return value;
  freezeThrough(value);
  frozenThrough.add(value);
  return value;
}

function freezeThrough(value: object): void {
  for (const part of Object.values(value) as unknown[]) {
    if (isObject(part) && !ArrayBuffer.isView(part) && !frozenThrough.has(part))
      freezeThrough(part);
  }
  Object.freeze(value);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value was frozen as a whole, and is not only part of one that was. */
export function isFrozenThrough(value: unknown): value is object {
  return isObject(value) && frozenThrough.has(value);
}

/** Makes something of an object: of a frozen one once, and frozen too; of any other each time. */
export function oncePerFrozen<Key extends object, Value>(
  make: (object: Key) => Value,
): (object: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (object) => {
    const known = made.get(object);
    if (known !== undefined) return known;
    const value = make(object);
    if (isFrozenThrough(object)) made.set(object, frozen(value));
    return value;
  };
}
