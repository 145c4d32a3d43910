import { useRef } from 'react';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { AppealCase } from './appeal-case.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskAppeals } from './desk-queries.ts';

/** The appeals that wait for an answer. */
export function AppealList() {
  const appeals = useDeskAppeals();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle
        title="Appeals"
        subtitle="Oldest first. Whoever made the decision can’t answer the appeal."
        headingRef={heading}
      />
      <DeskList
        list={appeals}
        nothing="No appeals waiting"
        failure="Sorry, we couldn’t load the appeals."
      >
        {(appeal) => (
          <AppealCase
            appeal={appeal}
            onDone={() => {
              heading.current?.focus();
            }}
          />
        )}
      </DeskList>
    </>
  );
}
