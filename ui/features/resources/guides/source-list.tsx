import type { Source } from '#ui/content/markdown-file.ts';

/** The works that a guide rests on. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-prose border-t border-line pt-6">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ul className="mt-3 grid gap-3 text-sm">
        {sources.map(({ organisation, title, url }) => (
          <li key={`${organisation} ${title}`}>
            {organisation}:{' '}
            {url === undefined ? (
              <cite>{title}</cite>
            ) : (
              <a
                href={url}
                rel="noopener external"
                className="text-evergreen underline underline-offset-4"
              >
                <cite>{title}</cite>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
