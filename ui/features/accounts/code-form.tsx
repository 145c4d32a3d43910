import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { TextInput } from '#ui/kit/text-input.tsx';

interface CodeFormProps {
  /** Resolves with what was wrong with the code; an empty text when nothing was. */
  readonly onSubmit: (code: string) => Promise<string>;
  /** Back to username and password. */
  readonly onBack: () => void;
}

const APP = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
const SHEET = { inputMode: 'text', autoComplete: 'off' } as const;

/** The second step of a log-in: the code of an app, or one of the sheet. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const [isOfSheet, setIsOfSheet] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(code.trim() === '' ? 'Enter the code' : await onSubmit(code));
    setIsBusy(false);
  };
  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label={isOfSheet ? 'Recovery code' : 'Code from your app'} error={error}>
          {(control) => (
            <TextInput
              key={String(isOfSheet)}
              {...control}
              {...(isOfSheet ? SHEET : APP)}
              autoFocus
              dir="ltr"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={isBusy}>
          Continue
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setIsOfSheet(!isOfSheet);
            setCode('');
            setError('');
          }}
        >
          {isOfSheet ? 'Use the code from your app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <p className="text-center">
          Lost both?{' '}
          <Link to={LETTER_ROUTES.forgotPassword} className={LINK_LOOK}>
            Other ways in
          </Link>
        </p>
        <p className="text-center">
          Lost your mailbox as well?{' '}
          <Link to={LETTER_ROUTES.lostEverything} className={LINK_LOOK}>
            Ask our moderators
          </Link>
        </p>
      </form>
    </Card>
  );
}
