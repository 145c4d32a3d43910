/**
 * Dims the page behind a dialog. It stands in for Radix's overlay, which locks scrolling with a style
 * element that the site's content security policy forbids; `theme.css` locks it instead.
 */
export function Backdrop() {
  return <div className="fixed inset-0 z-40 animate-appear bg-scrim" />;
}
