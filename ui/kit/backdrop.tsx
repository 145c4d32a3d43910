import { useLayoutEffect } from 'react';

/**
 * Dims the page behind a dialog, and holds it where it is. It replaces Radix's overlay, which locks scrolling
 * with a style element that the site's content security policy forbids.
 */
export function Backdrop() {
  useLayoutEffect(holdPage, []);
  return <div className="fixed inset-0 z-40 animate-appear bg-scrim" />;
}

let openDialogs = 0;

/** Keeps the page from scrolling (`theme.css`), and from growing wider as its scrollbar goes. */
function holdPage() {
  const { dataset, style, clientWidth } = document.documentElement;
  if (openDialogs === 0) style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
  openDialogs += 1;
  dataset['held'] = '';
  return () => {
    openDialogs -= 1;
    if (openDialogs === 0) delete dataset['held'];
  };
}
