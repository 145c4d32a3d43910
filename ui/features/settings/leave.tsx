import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { DAYS_TO_COME_BACK } from '#core/accounts/leaving/domain/leaving.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { ApiError } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { TextInput } from '#ui/kit/text-input.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { useLeave } from './use-leave.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** What leaving means, what else there is, and the way out. */
export function Leave() {
  const siteName = useSiteName();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <h2 className="mb-1 text-xl">
        Leave <bdi>{siteName}</bdi>
      </h2>
      <p className="mb-3 text-quiet">
        If you need some quiet, you can{' '}
        <a href="#take-a-break" className={SENTENCE_LINK_LOOK}>
          take a break
        </a>{' '}
        instead: everything stays as it is until you come back.
      </p>
      <ul className="mb-4 grid list-disc gap-1 ps-5 marker:text-honey">
        <li>You’re signed out everywhere, and nobody can see you any more.</li>
        <li>
          For {DAYS_TO_COME_BACK} days you can come back by logging in, and everything will be as it
          was.
        </li>
        <li>
          After that we delete your account: your profile, your messages, your requests and your
          settings. You can’t get it back after that.
        </li>
        <li>
          The people you were connected with keep the messages they wrote, to a “Former member”.
          Yours will be gone.
        </li>
        <li>
          If someone’s reported you, the report stays, along with what it quotes.{' '}
          <Link to={PAGE_ROUTES.privacyPolicy} className={SENTENCE_LINK_LOOK}>
            Our privacy policy
          </Link>{' '}
          says for how long.
        </li>
      </ul>
      {isOpen ? (
        <LeaveForm
          onCancel={() => {
            setIsOpen(false);
          }}
        />
      ) : (
        <Button
          variant="secondary"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {`Leave ${siteName}…`}
        </Button>
      )}
    </Card>
  );
}

/** Asks for the password, so that nobody at an open window leaves in somebody’s name. */
function LeaveForm({ onCancel }: { readonly onCancel: () => void }) {
  const siteName = useSiteName();
  const leave = useLeave();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    leave(password).catch((failure: unknown) => {
      setIsBusy(false);
      const wrong = failure instanceof ApiError ? failure.problem?.errors?.[0] : undefined;
      if (wrong === undefined) showFailure('Sorry, that didn’t work', 'Please try again.')(failure);
      else setError(wrong.message);
    });
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-3">
      <Field label="Your password" error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError('');
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" isBusy={isBusy}>
          {`Leave ${siteName}`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Stay
        </Button>
      </div>
    </form>
  );
}
