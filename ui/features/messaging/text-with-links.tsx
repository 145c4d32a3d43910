import { splitLinks } from './split-links.ts';

/** What a member wrote, as text; web addresses in it are links that open beside the page. */
export function TextWithLinks({ text }: { readonly text: string }) {
  return splitLinks(text).map(({ text: part, isLink }, index) =>
    isLink ? (
      <a
        key={index}
        dir="ltr"
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        className="text-evergreen underline underline-offset-2"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}
