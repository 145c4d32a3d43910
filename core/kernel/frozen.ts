/** What was frozen here, with all that it holds. */
const frozenThrough = new WeakSet();

/** Freezes a plain value with all that it holds, so that any number of readers can share it. Bytes stay as they are. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (frozenThrough.has(value)) return value;
  Object.values(value).forEach(frozen);
  frozenThrough.add(Object.freeze(value));
  return value;
}

/** Whether a value was frozen with all that it holds. */
export function isFrozenThrough(value: unknown): value is object {
  return typeof value === 'object' && value !== null && frozenThrough.has(value);
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
