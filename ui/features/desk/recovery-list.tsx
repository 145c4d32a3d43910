import { useRef } from 'react';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskRecoveries } from './desk-queries.ts';
import { RecoveryCase } from './recovery-case.tsx';

/** What people ask for who have lost everything that lets them into their account. */
export function RecoveryList() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle
        title="Lost accounts"
        subtitle="Oldest first. Two of you have to agree. Then we wait three days, and anyone who logs in stops it."
        headingRef={heading}
      />
      <DeskList
        list={useDeskRecoveries()}
        nothing="Nobody’s waiting"
        failure="Sorry, we couldn’t load the requests."
      >
        {(recovery) => (
          <RecoveryCase
            recovery={recovery}
            onDone={() => {
              heading.current?.focus();
            }}
          />
        )}
      </DeskList>
    </>
  );
}
