import { useState } from 'react';
import {
  ACTIVITY_KINDS,
  MAIL_PACES,
  type MailPace,
  type ChosenMails,
} from '#core/mail/domain/mail-preferences.ts';
import {
  ACTIVITY_TEXTS,
  PACE_TEXTS,
  REPORTS_DAILY_TEXT,
  RHYTHM_DAYS_TEXT,
} from '#core/texts/mail-choice-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useDeskAccess } from '#ui/parts/moderation/desk-access.ts';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';
import { useChooseMails, useMailPreferences } from './mail-queries.ts';

/** Which mails the signed-in member gets about what happens. */
export function Mails() {
  const sendsMails = useSendsMails();
  return (
    <Card>
      <h2 className="mb-1 text-xl">Emails</h2>
      {sendsMails ? (
        <MailChoice />
      ) : (
        <p>This site doesn’t send email, so there’s nothing to choose.</p>
      )}
    </Card>
  );
}

function MailChoice() {
  const preferences = useMailPreferences();
  const { data } = preferences;
  return (
    <>
      <p className="mb-3 text-quiet">
        Our emails never say what other people write, or who they are: only how much is new. You
        won’t get one if you’ve been here since, or before you’ve confirmed your address. You’ll
        always get emails your account needs.
      </p>
      {data === undefined && preferences.isError && (
        <ErrorState
          title="Sorry, we couldn’t load your choice."
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.isPending && <Skeleton className="h-11" />}
      {data && <MailForm stored={data} />}
    </>
  );
}

function MailForm({ stored }: { readonly stored: ChosenMails }) {
  const saving = useChooseMails();
  const { data: desk } = useDeskAccess();
  const [chosen, setChosen] = useState(stored);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(chosen);
      }}
    >
      {ACTIVITY_KINDS.map((kind) => (
        <Field key={kind} label={ACTIVITY_TEXTS[kind]}>
          {(control) => (
            <Select
              {...control}
              value={chosen[kind]}
              className="w-full max-w-60"
              onChange={({ target }) => {
                // Only these values are on offer.
                setChosen({ ...chosen, [kind]: target.value as MailPace });
              }}
            >
              {MAIL_PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {PACE_TEXTS[pace]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Checkbox
        label={RHYTHM_DAYS_TEXT}
        checked={chosen.rhythmDays}
        onChange={({ target }) => {
          setChosen({ ...chosen, rhythmDays: target.checked });
        }}
      />
      {desk?.isModerator && (
        <Checkbox
          label={REPORTS_DAILY_TEXT}
          checked={chosen.reportsDaily}
          onChange={({ target }) => {
            setChosen({ ...chosen, reportsDaily: target.checked });
          }}
        />
      )}
      <Button type="submit" className="justify-self-start" isBusy={saving.isPending}>
        Save email choices
      </Button>
      <p className="text-sm text-quiet">
        Daily emails go out at 8 in the morning, and weekly ones on Mondays (universal time). Until
        you choose, we tell you at once when someone writes to you for the first time.
      </p>
    </form>
  );
}
