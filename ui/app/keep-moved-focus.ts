/** When a menu closes because a link was followed, the focus stays where the new page has put it. */
export function keepMovedFocus(event: Event): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) event.preventDefault();
}
