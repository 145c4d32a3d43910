import type { ReactNode, Ref } from 'react';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

interface TitleText {
  readonly title: string;
}

interface TitleWithDocumentTitle {
  readonly title: ReactNode;
  /** What the document is named when the heading is not fit for that. */
  readonly documentTitle: string;
}

type PageTitleProps = (TitleText | TitleWithDocumentTitle) & {
  readonly subtitle?: string;
  /** What search engines and shared links say of the page, under 155 characters; every public page has one. */
  readonly description?: string;
  /** Buttons or links beside the title. */
  readonly actions?: ReactNode;
  /** For a screen that moves the focus to its heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** The heading of a screen, which also names and describes the document: "{title} | Hearthkin". */
export function PageTitle(props: PageTitleProps) {
  const siteName = useSiteName();
  const { title, subtitle, description, actions, headingRef } = props;
  const documentTitle = 'documentTitle' in props ? props.documentTitle : props.title;
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <title>{`${documentTitle} | ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      <div className="min-w-0">
        <h1
          className="text-3xl wrap-anywhere hyphens-auto"
          {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        >
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-quiet">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
