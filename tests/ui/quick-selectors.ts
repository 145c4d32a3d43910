/** What elements are asked by a selector. */
interface Asked {
  matches: (this: Element, selector: string) => boolean;
  querySelectorAll: (this: Element, selector: string) => Iterable<Element>;
}

const asked: Asked = Element.prototype;
const { matches, querySelectorAll } = asked;

/** A selector of elements by their tag and by attributes, classes and the like of their own. */
const COMPOUND = /^([a-z][a-z0-9]*)((?:\[[^\]]*\]|[:.#][\w-]+(?:\([^()]*\))?)*)$/;

interface Tags {
  readonly names: ReadonlySet<string>;
  /** Whether a selector asks for nothing else. */
  readonly areAll: boolean;
}

/** The tags that selectors name, by their text; `null` where something without a tag or inside another is asked for. */
const known = new Map<string, Tags | null>();

function tagsOf(selector: string): Tags | null {
  let tags = known.get(selector);
  if (tags === undefined) {
    const compounds = selector.split(',').map((part) => COMPOUND.exec(part.trim()));
    const names = new Set(compounds.flatMap((found) => found?.[1] ?? []));
    const areAll = compounds.every((found) => found?.[2] === '');
    tags = compounds.includes(null) ? null : { names, areAll };
    known.set(selector, tags);
  }
  return tags;
}

/* Queries ask everything on the page whether it is a script, a button, or what else has a role. jsdom looks at each
   selector as a whole; here an element's tag is asked first, which is mostly another. */
asked.matches = function quickMatches(selector) {
  const tags = tagsOf(selector);
  if (tags === null) return selector === '*' || matches.call(this, selector);
  if (!tags.names.has(this.localName)) return false;
  return tags.areAll || matches.call(this, selector);
};

/* Queries by text look at everything on the page, for which no selector need be read. */
asked.querySelectorAll = function quickQuerySelectorAll(selector) {
  if (selector !== '*') return querySelectorAll.call(this, selector);
  const found: Element[] = [];
  const walker = this.ownerDocument.createTreeWalker(this, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) found.push(walker.currentNode as Element);
  return found;
};
