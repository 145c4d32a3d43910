import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { ErrorSummary } from '#ui/kit/error-summary.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';

interface FormProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly submitCount: number;
}

function Form({ errors, submitCount }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <ErrorSummary form={form} submitCount={submitCount} />
      {['Name', 'Email', 'Age'].map((label) => (
        <Field key={label} label={label} error={errors[label] ?? ''}>
          {(control) => <TextInput {...control} />}
        </Field>
      ))}
      <Checkbox label="I accept" error={errors['Terms'] ?? ''} />
    </form>
  );
}

const summary = () => screen.queryByRole('region', { name: 'Answers to check' });
const labels = () =>
  within(summary()!)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a form that could not be sent leads to every answer that is wrong', async () => {
  const user = userEvent.setup();
  const errors = { Name: 'Name is required', Age: 'Too young', Terms: 'You must accept' };
  const page = render(<Form errors={errors} submitCount={0} />);
  expect(summary()).toBeNull();
  page.rerender(<Form errors={errors} submitCount={1} />);
  await waitFor(() => {
    expect(labels()).toEqual(['Name', 'Age', 'I accept']);
  });
  await user.click(screen.getByRole('link', { name: 'Age' }));
  expect(screen.getByRole('textbox', { name: 'Age' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'I accept' }));
  expect(screen.getByRole('checkbox', { name: 'I accept' })).toHaveFocus();
});

test('the summary stays while answers are put right, and is read again when the form is sent', async () => {
  const errors = { Name: 'Name is required', Age: 'Too young' };
  const page = render(<Form errors={errors} submitCount={1} />);
  await screen.findByRole('link', { name: 'Age' });
  page.rerender(<Form errors={{ Name: errors.Name }} submitCount={1} />);
  expect(labels()).toEqual(['Name', 'Age']);
  page.rerender(<Form errors={{ Name: errors.Name }} submitCount={2} />);
  await waitFor(() => {
    expect(summary()).toHaveTextContent('Please check this answer:Name');
  });
  page.rerender(<Form errors={{}} submitCount={3} />);
  await waitFor(() => {
    expect(summary()).toBeNull();
  });
});
