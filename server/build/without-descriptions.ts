import type { Plugin } from 'vite';

/** A part of a program, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly name?: string };
  readonly value?: { readonly type: string };
}

/** What calls and fields say of themselves to readers of the API alone. */
const SAID = ['description', 'summary'];
const TEXTS = ['Literal', 'TemplateLiteral'];

/** Leaves out of the page what only the description of the API says: browsers would load it for nothing. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/core\/(.*\/)?([\w-]*schemas|calls)\.ts$/ },
      handler(code) {
        const texts = findTexts(this.parse(code)).sort((one, other) => other.start - one.start);
        const emptied = texts.reduce(
          (left, { start, end }) => `${left.slice(0, start)}...{}${left.slice(end)}`,
          code,
        );
        return { code: emptied, map: null };
      },
    },
  };
}

/** The fields with such a text, wherever they are. */
function findTexts(part: unknown): Node[] {
  if (typeof part !== 'object' || part === null) return [];
  const node = part as Node;
  const isText =
    node.type === 'Property' &&
    SAID.includes(node.key?.name ?? '') &&
    TEXTS.includes(node.value?.type ?? '');
  return isText ? [node] : Object.values(part).flatMap(findTexts);
}
