import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/button.tsx';
import { PromptFields } from '#ui/parts/people/prompt-fields.tsx';
import type { WordsForm } from './use-words-form.ts';
import { welcomeAddress } from './welcome-address.ts';

/** The first step: what the member would like others to know. */
export function WordsStep({ form: { form, save } }: { readonly form: WordsForm }) {
  const navigate = useNavigate();
  const { register, formState } = form;
  const goOn = () => {
    void navigate(welcomeAddress('picture'));
  };
  return (
    <form
      noValidate
      aria-label="A few words about you"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(goOn);
      }}
    >
      <p className="max-w-prose text-quiet">
        A sentence each is plenty, and you can leave any of them out. Other members see this on your
        profile.
      </p>
      <PromptFields
        register={(prompt) => register(`preferences.prompts.${prompt}`)}
        errors={formState.errors.preferences?.prompts}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={formState.isSubmitting}>
          Save and go on
        </Button>
        <Button variant="quiet" asChild>
          <Link to={welcomeAddress('picture')}>Skip for now</Link>
        </Button>
      </div>
    </form>
  );
}
