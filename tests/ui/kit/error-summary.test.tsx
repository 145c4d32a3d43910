import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { ErrorSummary } from '#ui/kit/error-summary.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';

function Form({ errors, isSubmitted }: { errors: Record<string, string>; isSubmitted: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <ErrorSummary form={form} errors={errors} isSubmitted={isSubmitted} />
      {['Name', 'Email', 'Age'].map((label) => (
        <Field key={label} label={label} error={errors[label] ?? ''}>
          {(control) => <TextInput {...control} />}
        </Field>
      ))}
    </form>
  );
}

const summary = () => screen.queryByRole('region', { name: 'Answers to check' });

test('a form that could not be sent leads to every field that is wrong, until it is right', async () => {
  const user = userEvent.setup();
  const errors = { Name: 'Name is required', Age: 'Must be at least 18 years old' };
  const page = render(<Form errors={errors} isSubmitted={false} />);
  expect(summary()).toBeNull();
  page.rerender(<Form errors={errors} isSubmitted />);
  const links = within(summary()!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Name', 'Age']);
  await user.click(links[1]!);
  expect(screen.getByRole('textbox', { name: 'Age' })).toHaveFocus();
  page.rerender(<Form errors={{ Name: errors.Name }} isSubmitted />);
  expect(summary()).toHaveTextContent('Please check this answer:Name');
  page.rerender(<Form errors={{}} isSubmitted />);
  expect(summary()).toBeNull();
});
