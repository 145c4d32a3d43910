import { useRef } from 'react';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskRegistrations } from './desk-queries.ts';
import { RegistrationCase } from './registration-case.tsx';

/** The new members who wait until somebody approves them. */
export function RegistrationList() {
  const registrations = useDeskRegistrations();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle
        title="Registrations"
        subtitle="Longest wait first. Until you approve someone, they can’t log in and nobody else can see them."
        headingRef={heading}
      />
      <DeskList
        list={registrations}
        nothing="Nobody’s waiting"
        failure="Sorry, we couldn’t load the registrations."
      >
        {(member) => (
          <RegistrationCase
            member={member}
            now={registrations.dataUpdatedAt}
            onDone={() => {
              heading.current?.focus();
            }}
          />
        )}
      </DeskList>
    </>
  );
}
