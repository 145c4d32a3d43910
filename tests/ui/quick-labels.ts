const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const changes = new MutationObserver(() => {
  labels = null;
});
changes.observe(document, { subtree: true, childList: true, attributes: true });

/** The labels of each control, until the page changes. */
let labels: Map<Element, HTMLLabelElement[]> | null = null;

/* A query by label asks every control for its labels, and jsdom then asks everything on the page for its control. Here
   the labels are asked once for all controls. */
for (const { prototype } of LABELABLE) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: Element) {
      if (!isLabelable(this)) return null;
      if (labels === null || changes.takeRecords().length > 0) labels = readLabels();
      return labels.get(this) ?? [];
    },
  });
}

function readLabels(): Map<Element, HTMLLabelElement[]> {
  const labelled = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = controlOf(label);
    if (control !== null) labelled.set(control, [...(labelled.get(control) ?? []), label]);
  }
  return labelled;
}

function controlOf(label: HTMLLabelElement): Element | null {
  if (label.hasAttribute('for')) return document.getElementById(label.htmlFor);
  return [...label.getElementsByTagName('*')].find(isLabelable) ?? null;
}

function isLabelable(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden';
  return LABELABLE.some((type) => element instanceof type);
}
