const computeStyle = window.getComputedStyle.bind(window);

/** What jsdom's own style sheet asks of an element. */
const ATTRIBUTES = ['style', 'hidden', 'type', 'open', 'popover', 'href', 'dir', 'disabled'];
/** What an element has of its ancestors' styles. */
const INHERITED = ['visibility', 'pointer-events'] as const;

/** Computed styles by what they are computed from. */
const computed = new Map<string, CSSStyleDeclaration>();

/* Queries by role ask for the styles of all that is on the page, and after each change jsdom computes them from its
   style sheet again. Where the page adds no sheet, elements that are alike have the same style, so it is computed once. */
window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || element.ownerDocument.styleSheets.length > 0) {
    return computeStyle(element, pseudoElement);
  }
  const inherited = inheritedStyle(element.parentElement);
  const attributes = ATTRIBUTES.map((name) => String(element.getAttribute(name)));
  const origin = [element.namespaceURI, element.localName, inherited, ...attributes].join('\n');
  let style = computed.get(origin);
  if (style === undefined) {
    const parent = document.createElement('div');
    parent.setAttribute('style', inherited);
    parent.append(element.cloneNode());
    style = computeStyle(parent.firstElementChild!);
    computed.set(origin, style);
  }
  return style;
};

function inheritedStyle(parent: Element | null): string {
  return INHERITED.map((property) => {
    for (let ancestor = parent; ancestor !== null; ancestor = ancestor.parentElement) {
      if (!ancestor.hasAttribute('style')) continue;
      const value = (ancestor as HTMLElement).style.getPropertyValue(property);
      if (value !== '') return `${property}: ${value}`;
    }
    return '';
  }).join(';');
}
