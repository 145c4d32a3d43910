/** Finds the paragraph that reads so, with the names that are marked in it. */
export function paragraphWith(words: string) {
  return (_content: string, element: Element | null): boolean =>
    element?.tagName === 'P' && element.textContent === words;
}
