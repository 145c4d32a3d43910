import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import { INFORMATION_PAGES } from '#core/site/domain/information-pages.ts';
import { OperatorCard } from '#ui/parts/pages/operator-card.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { Prose } from '#ui/parts/pages/prose.tsx';
import { ReviewDate } from '#ui/parts/pages/review-date.tsx';
import type { MarkdownFile, PageFrontMatter } from '#ui/content/markdown-file.ts';

/** The screen of a page that tells about the site; what it has beside its text, such as a form, comes first. */
export function createInformationScreen(
  page: MarkdownFile<PageFrontMatter>,
  First?: ComponentType,
): ComponentType {
  const { title, description, reviewed, operator = false } = page.frontmatter;
  return function InformationScreen() {
    return (
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
        <article>
          <PageTitle title={title} subtitle={description} description={description} />
          {operator && <OperatorCard />}
          {First && <First />}
          <Prose content={page.default} />
          <p className="mt-10 max-w-prose border-t border-line pt-4 text-sm text-quiet">
            <ReviewDate day={reviewed} />
          </p>
        </article>
        <nav aria-labelledby="about-this-site" className="lg:border-s lg:border-line lg:ps-6">
          <h2 id="about-this-site" className="text-xl">
            About this site
          </h2>
          <ul className="mt-2">
            {INFORMATION_PAGES.map(({ name, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  className="flex min-h-11 items-center text-evergreen underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    );
  };
}
