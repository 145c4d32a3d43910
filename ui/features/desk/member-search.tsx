import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { TextInput } from '#ui/kit/text-input.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { memberAddress } from './desk-addresses.ts';
import { useFindMembers } from './desk-queries.ts';
import { describeAccount } from './standing-card.tsx';

/** Finds any member, whether or not somebody has reported them. */
export function MemberSearch() {
  const [text, setText] = useState('');
  const finding = useFindMembers();
  return (
    <>
      <PageTitle
        title="Members"
        subtitle="Find anyone, whether or not somebody’s reported them. All moderators can see who you look up."
      />
      <form
        role="search"
        className="mb-6 grid max-w-prose gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          finding.mutate(text);
        }}
      >
        <Field
          label="Who are you looking for?"
          hint="Their whole username or email address, or at least three letters of how their name begins"
        >
          {(field) => (
            <TextInput
              {...field}
              type="search"
              autoComplete="off"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start" isBusy={finding.isPending}>
          Find
        </Button>
      </form>
      <div aria-live="polite">
        {finding.data?.length === 0 && <EmptyState title="Nobody found" />}
        {finding.data !== undefined && finding.data.length > 0 && <Found found={finding.data} />}
      </div>
    </>
  );
}

function Found({ found }: { readonly found: CallOutput<'findDeskMembers'> }) {
  return (
    <ul className="divide-y divide-line rounded-box border border-line bg-surface">
      {found.map(({ id, name, username, standing }) => (
        <li key={id} className="min-w-0 px-4 py-3">
          <h2 className="font-sans text-base font-semibold">
            <Link to={memberAddress(id)} className={NAME_LINK_LOOK}>
              <bdi>{displayName({ id, name })}</bdi>
            </Link>
          </h2>
          <p className="text-sm text-quiet wrap-anywhere">
            <bdi>@{username}</bdi> · {describeAccount(standing)}
          </p>
        </li>
      ))}
    </ul>
  );
}
