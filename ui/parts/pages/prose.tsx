import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MarkdownContent, MarkdownElements } from '#ui/content/markdown-file.ts';

const LOOK =
  'max-w-prose text-lg leading-relaxed ' +
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl [&_h3]:mt-8 [&_h3]:mb-2 [&_h3]:text-xl ' +
  '[&_p]:my-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:ps-6 ' +
  '[&_li]:my-2 [&_li]:ps-1 [&_li]:marker:text-primary [&_li>p]:my-1 ' +
  '[&_details]:border-b [&_details]:border-line [&_summary]:min-h-11 [&_summary]:cursor-pointer [&_summary]:py-3 [&_summary]:marker:text-primary ' +
  '[&_summary+p]:mt-0 [&_summary_h3]:my-0 [&_summary_h3]:inline [&_summary_h3]:text-lg ' +
  '[&_a]:font-medium [&_a]:text-evergreen [&_a]:underline [&_a]:underline-offset-4 ' +
  '[&_blockquote]:my-6 [&_blockquote]:border-s-3 [&_blockquote]:border-honey [&_blockquote]:ps-4 [&_blockquote]:font-serif ' +
  '[&_table]:my-6 [&_table]:w-full [&_th]:border-b [&_th]:border-control [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start ' +
  '[&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top [&_code]:text-base';

const ELEMENTS: MarkdownElements = {
  a: ({ href = '', children }) => <Link to={href}>{children}</Link>,
  h2: ({ children }) => <h2 id={anchorOf(children)}>{children}</h2>,
  table: ({ children }) => (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

/** The heading as a hash in an address names it, such as `money-is-the-line`. */
function anchorOf(heading: ReactNode): string | undefined {
  if (typeof heading !== 'string') return undefined;
  return heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** A text that was written as Markdown, set for reading; its links stay within the site. */
export function Prose({ content: Content }: { readonly content: MarkdownContent }) {
  return (
    <div className={LOOK}>
      <Content components={ELEMENTS} />
    </div>
  );
}
