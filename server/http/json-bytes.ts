import { isFrozenThrough, oncePerFrozen } from '#core/kernel/frozen.ts';

const bytesOf = oncePerFrozen((value: object) => Buffer.from(JSON.stringify(value)));

/**
 * The value as `JSON.stringify` writes it, in UTF-8. What is frozen in it, such as the members of a page, was
 * written when it was first sent, and its bytes are joined with the rest.
 */
export function toJsonBytes(value: unknown): Buffer {
  const parts: Buffer[] = [];
  let text = '';

  function write(part: unknown): void {
    if (isFrozenThrough(part)) {
      parts.push(Buffer.from(text), bytesOf(part));
      text = '';
    } else if (!holdsFrozen(part)) text += JSON.stringify(part);
    else if (Array.isArray(part)) writeList(part);
    else writeFields(part);
  }

  function writeList(items: readonly unknown[]): void {
    text += '[';
    for (const [place, item] of items.entries()) {
      if (place > 0) text += ',';
      write(item);
    }
    text += ']';
  }

  function writeFields(object: object): void {
    let before = '{';
    for (const [name, field] of Object.entries(object)) {
      if (field === undefined) continue;
      text += `${before}${JSON.stringify(name)}:`;
      write(field);
      before = ',';
    }
    text += '}';
  }

  write(value);
  return parts.length === 0 ? Buffer.from(text) : Buffer.concat([...parts, Buffer.from(text)]);
}

/** Whether there is anything frozen to find in it. The items of a list are alike, so the first answers for the others. */
function holdsFrozen(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (isFrozenThrough(value)) return true;
  return Array.isArray(value) ? holdsFrozen(value[0]) : Object.values(value).some(holdsFrozen);
}
