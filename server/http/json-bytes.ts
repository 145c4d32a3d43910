import { isFrozenThrough, oncePerFrozen } from '#core/kernel/frozen.ts';

const bytesOf = oncePerFrozen((value: object) => Buffer.from(JSON.stringify(value)));

/**
 * The value as `JSON.stringify` writes it, in UTF-8. What is frozen in it, such as the members of a page, was
 * written when it was first sent, and its bytes are joined with the rest.
 */
export function toJsonBytes(value: unknown): Buffer {
  const parts: (string | Buffer)[] = [];
  let text = '';

  function write(part: unknown): void {
    if (typeof part === 'string') text += quoted(part);
    else if (isFrozenThrough(part)) {
      parts.push(text, bytesOf(part));
      text = '';
    } else if (Array.isArray(part) && holdsFrozen(part)) writeList(part);
    else if (isRecord(part)) writeFields(part);
    else text += JSON.stringify(part);
  }

  function writeList(items: readonly unknown[]): void {
    text += '[';
    for (const [place, item] of items.entries()) {
      if (place > 0) text += ',';
      write(item);
    }
    text += ']';
  }

  function writeFields(record: Readonly<Record<string, unknown>>): void {
    text += '{';
    let isFirst = true;
    for (const name in record) {
      if (record[name] === undefined) continue;
      text += isFirst ? `${quoted(name)}:` : `,${quoted(name)}:`;
      write(record[name]);
      isFirst = false;
    }
    text += '}';
  }

  write(value);
  return parts.length === 0 ? Buffer.from(text) : joined([...parts, text]);
}

/** The parts one after the other; texts in UTF-8. */
function joined(parts: readonly (string | Buffer)[]): Buffer {
  const bytes = Buffer.allocUnsafe(
    parts.reduce((length, part) => length + Buffer.byteLength(part), 0),
  );
  let end = 0;
  for (const part of parts) {
    end += typeof part === 'string' ? bytes.write(part, end) : part.copy(bytes, end);
  }
  return bytes;
}

/** What JSON may have to escape; what surely needs no escape is quoted faster without it. */
const MAY_NEED_ESCAPE = /[^ !#-[\]-~]/;

const quoted = (text: string): string =>
  MAY_NEED_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether there is anything frozen to find in it. The items of a list are alike, so the first answers for the others. */
function holdsFrozen(value: unknown): boolean {
  if (isFrozenThrough(value)) return true;
  if (Array.isArray(value)) return holdsFrozen(value[0]);
  return isRecord(value) && Object.values(value).some(holdsFrozen);
}
