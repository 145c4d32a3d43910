import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { RESOURCE_CATEGORIES } from '#core/resources/domain/resource.ts';
import { CrisisBox } from '#ui/parts/crisis/crisis-box.tsx';
import { CRISIS_HELP } from '#ui/parts/crisis/crisis-help.ts';
import { NeedHelpNow } from '#ui/parts/crisis/need-help-now.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { Prose } from '#ui/parts/pages/prose.tsx';
import { ReviewDate } from '#ui/parts/pages/review-date.tsx';
import type { GuideFrontMatter, MarkdownFile } from '#ui/content/markdown-file.ts';
import { MoreGuides } from './more-guides.tsx';
import { SourceList } from './source-list.tsx';

const BREADCRUMB = 'inline-flex min-h-11 items-center text-evergreen underline underline-offset-4';

/** The screen of a guide. */
export function createGuideScreen(guide: MarkdownFile<GuideFrontMatter>): ComponentType {
  const { title, description, category, readingMinutes, reviewed, sources } = guide.frontmatter;
  return function GuideScreen() {
    return (
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <article>
          <p className="mb-4 text-sm">
            <Link to={PAGE_ROUTES.resources} className={BREADCRUMB}>
              Resources
            </Link>
            <span aria-hidden="true"> · </span>
            <Link to={`${PAGE_ROUTES.resources}#${category}`} className={BREADCRUMB}>
              {RESOURCE_CATEGORIES[category]}
            </Link>
          </p>
          <PageTitle title={title} subtitle={description} description={description} />
          <NeedHelpNow box={`#${CRISIS_HELP}`} />
          <p className="border-y border-line py-3 text-sm text-quiet">
            {readingMinutes}-minute read<span aria-hidden="true"> · </span>
            <ReviewDate day={reviewed} />
          </p>
          <Prose content={guide.default} />
          <SourceList sources={sources} />
        </article>
        <div className="grid content-start gap-8">
          <CrisisBox compact />
          <MoreGuides currentTitle={title} category={category} />
        </div>
      </div>
    );
  };
}
