import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { ChoiceChips, SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import { Field } from '#ui/kit/field.tsx';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';

const CHOICES = ['Reading', 'Travel'].map((value) => ({ value, label: value }));

test('a field ties label and hint to its control, and the error in the place of the hint', () => {
  const { rerender } = render(
    <Field label="Email" hint="We never show this to other members.">
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'We never show this to other members.',
  );
  expect(screen.getByLabelText('Email')).toBeValid();
  rerender(
    <Field
      label="Email"
      hint="We never show this to other members."
      error="Please enter an email address."
    >
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toHaveAccessibleDescription('Please enter an email address.');
  expect(input).toBeInvalid();
  expect(screen.queryByText('We never show this to other members.')).toBeNull();
});

test('several lines and a choice are tied to their labels too', async () => {
  render(
    <>
      <Field label="Bio">{(control) => <TextArea {...control} />}</Field>
      <Field label="Order" error="Please choose one.">
        {(control) => (
          <Select {...control}>
            <option>Relevance</option>
            <option>Recently Active</option>
          </Select>
        )}
      </Field>
    </>,
  );
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Bio'), 'Hello{Enter}there');
  expect(screen.getByLabelText('Bio')).toHaveValue('Hello\nthere');
  const order = screen.getByRole('combobox', { name: 'Order' });
  await user.selectOptions(order, 'Recently Active');
  expect(order).toHaveValue('Recently Active');
  expect(order).toHaveAccessibleDescription('Please choose one.');
});

test('a checkbox is ticked by its label, and says what is wrong', async () => {
  const { rerender } = render(<Checkbox label="I accept the terms" error="" />);
  const checkbox = screen.getByRole('checkbox', { name: 'I accept the terms' });
  await userEvent.click(screen.getByText('I accept the terms'));
  expect(checkbox).toBeChecked();
  expect(checkbox).toBeValid();
  rerender(<Checkbox label="I accept the terms" error="You must accept the terms" />);
  expect(checkbox).toBeInvalid();
  expect(checkbox).toHaveAccessibleDescription('You must accept the terms');
});

function Chips() {
  const [chosen, setChosen] = useState(['Travel']);
  const [one, setOne] = useState('Reading');
  return (
    <>
      <ChoiceChips legend="Any" choices={CHOICES} chosen={chosen} onChange={setChosen} />
      <SingleChoiceChips legend="One" choices={CHOICES} chosen={one} onChange={setOne} />
      <p>{`${chosen.join(' and ')}; ${one}`}</p>
    </>
  );
}

test('chips are checkboxes or radio buttons in a named group', async () => {
  render(<Chips />);
  const user = userEvent.setup({ delay: null });
  expect(screen.getByRole('group', { name: 'Any' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Reading' }));
  await user.click(screen.getByRole('radio', { name: 'Travel' }));
  expect(screen.getByText('Travel and Reading; Travel')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Travel' }));
  expect(screen.getByText('Reading; Travel')).toBeVisible();
});

test('progress tells its value and what it measures', () => {
  render(
    <>
      <p id="what">Your profile is 40% complete</p>
      <ProgressBar percent={40} labelledBy="what" />
    </>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Your profile is 40% complete' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');
});
