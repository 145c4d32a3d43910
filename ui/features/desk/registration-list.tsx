import { useRef } from 'react';
import { useRegistrationMode } from '#ui/parts/pages/use-registration-mode.ts';
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

/** Whether the desk leads to the registrations: where new members are approved, or somebody still waits. */
export function useHasRegistrations(): boolean {
  const mode = useRegistrationMode();
  const { data } = useDeskRegistrations();
  return mode === 'approval' || (data !== undefined && data.length > 0);
}
