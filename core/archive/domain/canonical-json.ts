/** JSON in which equal values have equal texts: names are in order, and there is no white space. */
export function toCanonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${toCanonicalJson(fields[name])}`;
  }
  return `{${text}}`;
}
