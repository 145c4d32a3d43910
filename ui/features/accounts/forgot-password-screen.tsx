import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { recoverySchema } from '#core/accounts/recovery/schemas.ts';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { TextInput } from '#ui/kit/text-input.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { isRefusedAs } from '#ui/session/watch-session.ts';

/** For those who have forgotten their password: a link by email, and the other ways in. */
export function ForgotPasswordScreen() {
  const { outcome, errors, isSubmitting, register, submit } = useRecovery();
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <PageTitle
        title="Forgot your password?"
        subtitle="We can send you a link to choose a new one."
      />
      {outcome === 'asked' && (
        <Card>
          <p role="status">
            If a member has this address, an email’s on its way. The link in it works for half an
            hour.
          </p>
        </Card>
      )}
      {outcome === 'no-mail' && (
        <Card>
          <p role="alert">This site doesn’t send email. Please use one of the other ways below.</p>
        </Card>
      )}
      {outcome === null && (
        <Card>
          <form
            noValidate
            method="post"
            className="grid gap-2"
            onSubmit={(event) => void submit(event)}
          >
            <Field label="Email" error={errors.email?.message ?? ''}>
              {(control) => (
                <TextInput
                  {...control}
                  {...register('email')}
                  type="email"
                  autoComplete="email"
                  enterKeyHint="send"
                />
              )}
            </Field>
            <Button type="submit" isBusy={isSubmitting}>
              Send the link
            </Button>
          </form>
        </Card>
      )}
      <OtherWays />
    </div>
  );
}

function OtherWays() {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">Other ways in</h2>
      <ul className="grid list-disc gap-2 ps-5 marker:text-honey">
        <li>
          If you’ve saved recovery codes,{' '}
          <Link to={PAGE_ROUTES.login} className={SENTENCE_LINK_LOOK}>
            log in
          </Link>{' '}
          with one in place of your password.
        </li>
        <li>
          <Link to={PAGE_ROUTES.contact} className={SENTENCE_LINK_LOOK}>
            Write to the people who run this site
          </Link>
          . They can give you a password that works once.
        </li>
        <li>
          If you’ve lost your mailbox and your codes as well,{' '}
          <Link to={LETTER_ROUTES.lostEverything} className={SENTENCE_LINK_LOOK}>
            answer a few questions
          </Link>{' '}
          that only you can answer.
        </li>
      </ul>
    </section>
  );
}

const tellFailure = showFailure('We couldn’t send the link', 'Please try again.');

function useRecovery() {
  const api = useApiClient();
  const [outcome, setOutcome] = useState<'asked' | 'no-mail' | null>(null);
  const { formState, handleSubmit, register } = useForm({
    resolver: formResolver(recoverySchema),
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await api.call('recoverPassword', { body });
      setOutcome('asked');
    } catch (error) {
      const sendsNone = isRefusedAs('sends_no_mail', error);
      if (sendsNone) setOutcome('no-mail');
      else tellFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return { outcome, errors, isSubmitting, register, submit };
}
