import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';

const NOT_STARTED =
  'Thank you. Our newsletter has not started yet, so nothing was sent and your address was not kept.';
const UNCHECKED =
  'Your address could not be checked. Please look at your connection and press Subscribe again.';

/** What is wrong with an e-mail address by the rule of the core, or `null`. */
async function findFault(address: string): Promise<string | null> {
  const [{ emailSchema }, { describeFirstFault }] = await Promise.all([
    import('#core/members/schemas.ts'),
    import('#ui/api/described-fault.ts'),
  ]);
  return describeFirstFault(emailSchema.safeParse(address).error) ?? null;
}

/**
 * The field for a letter that does not exist yet: it says so, and sends nothing. Its input has no
 * name, so that no browser sends the address anywhere, and its button waits until the page is alive.
 */
export function NewsletterForm() {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [status, setStatus] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setStatus('');
    const found = await findFault(input.current?.value ?? '').catch(() => UNCHECKED);
    setFault(found ?? '');
    if (found === null) setStatus(NOT_STARTED);
    else input.current?.focus();
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
      <Field label="E-mail address" error={fault}>
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
