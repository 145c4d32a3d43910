import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { JavaScriptNotice } from '#ui/kit/javascript-notice.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { TOPIC_CHOICES } from '#ui/parts/contact/contact-topics.ts';
import { useContactMessage } from './use-contact-message.ts';

/** A letter to those who run the site, without a mailbox of one's own. */
export function ContactForm() {
  return (
    <Card className="mb-8 max-w-prose">
      <h2 className="text-xl">Write to them here</h2>
      <p className="mt-2">
        Only the people who run this site read what you send. They may be a few volunteers, so it
        may be days before they answer.
      </p>
      <p className="mt-2">
        If you’re in danger, please don’t wait for an answer.{' '}
        <Link to={PAGE_ROUTES.resources} className={`${SENTENCE_LINK_LOOK} py-2.5`}>
          These people are there now
        </Link>
      </p>
      <JavaScriptNotice>
        This form needs JavaScript. You can write to the email address above instead.
      </JavaScriptNotice>
      <ContactMessageForm />
    </Card>
  );
}

function ContactMessageForm() {
  const isHydrated = useHydrated();
  const { errors, isSubmitting, isMember, isSent, register, submit } = useContactMessage();
  if (isSent) return <Sent />;
  return (
    <form
      noValidate
      method="post"
      className="mt-4 grid gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <RadioList
        legend="What is it about?"
        choices={TOPIC_CHOICES}
        error={errors.topic && 'Choose what it’s about'}
        input={register('topic')}
      />
      <Field
        label={
          isMember ? 'Email address for the answer (optional)' : 'Email address for the answer'
        }
        hint="A person will answer you by email."
        error={errors.email?.message}
      >
        {(control) => (
          <TextInput {...control} {...register('email')} type="email" autoComplete="email" />
        )}
      </Field>
      <Field
        label="Your message"
        hint="What happened, and what would you like to happen? Never write your password."
        error={errors.message?.message}
      >
        {(control) => <TextArea {...control} {...register('message')} rows={6} />}
      </Field>
      <Button type="submit" disabled={!isHydrated} isBusy={isSubmitting}>
        Send message
      </Button>
    </form>
  );
}

/** Takes the focus, which would be lost with the button that was pressed. */
function Sent() {
  return (
    <p
      ref={(element) => {
        element?.focus();
      }}
      tabIndex={-1}
      className="mt-4 rounded-box bg-honey-soft p-4 font-medium"
    >
      Thank you. Your message has been sent to the people who run this site.
    </p>
  );
}
