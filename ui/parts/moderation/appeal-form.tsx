import type { ComponentProps } from 'react';
import { WordsForm } from './words-form.tsx';

/** What somebody has to say against a decision about them. */
export function AppealForm(props: Pick<ComponentProps<typeof WordsForm>, 'onSend' | 'onCancel'>) {
  return (
    <WordsForm
      label="Why you think this is wrong"
      hint="You can appeal once. Someone who didn’t make the decision will read this."
      action="Send appeal"
      {...props}
    />
  );
}
