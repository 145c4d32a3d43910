import { useRef, useState, type SubmitEvent } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';

const NOTHING = { fault: '', status: '' };
const FAILED = { ...NOTHING, fault: 'Please press Subscribe again.' };

/**
 * The field for the newsletter, which comes once the address is confirmed. Its input has no name, so that no browser
 * sends the address anywhere by itself, and its button waits until the page is alive.
 */
export function NewsletterForm() {
  const api = useApiClient();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [{ fault, status }, setOutcome] = useState(NOTHING);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setOutcome(NOTHING);
    const outcome = await import('#ui/parts/newsletter/subscribe.ts')
      .then(({ subscribe }) => subscribe(api, input.current?.value ?? ''))
      .catch(() => FAILED);
    setOutcome(outcome);
    if (outcome.fault) input.current?.focus();
  };
  return (
    <form
      aria-labelledby="newsletter-heading"
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <h2 id="newsletter-heading" className="mb-2 text-lg">
        Newsletter
      </h2>
      <Field label="Email address" error={fault}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...control}
              ref={input}
              type="email"
              autoComplete="email"
              className="min-w-44 flex-1"
            />
            <Button type="submit" variant="secondary" disabled={!isHydrated}>
              Subscribe
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="text-sm">
        {status}
      </p>
    </form>
  );
}
