import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';

function renderAges(range = { min: 25, max: 60 }) {
  function Ages() {
    const [ages, setAges] = useState(range);
    return <AgeRangeInput label="Their age" range={ages} maximum={100} onChange={setAges} />;
  }
  render(<Ages />);
  return userEvent.setup();
}

const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });
const oldest = () => screen.getByRole('slider', { name: 'Oldest age' });

test('an age that is typed moves the slider at once, and stays as it is typed', async () => {
  const user = renderAges();
  await user.clear(to());
  expect(to()).toHaveValue('');
  expect(oldest()).toHaveAttribute('aria-valuenow', '60');
  await user.type(to(), '8');
  expect(oldest()).toHaveAttribute('aria-valuenow', '60');
  await user.type(to(), '5');
  expect(oldest()).toHaveAttribute('aria-valuenow', '85');
  expect(to()).toHaveValue('85');
  expect(screen.getByText('25 to 85')).toBeVisible();
});

test('what cannot be is put right only once the field is left', async () => {
  const user = renderAges();
  await user.clear(from());
  await user.type(from(), '75');
  expect(from()).toHaveValue('75');
  expect(screen.getByText('25 to 60')).toBeVisible();
  await user.tab();
  expect(screen.getByText('75 to 75')).toBeVisible();
  expect(to()).toHaveValue('75');
  await user.clear(from());
  await user.type(from(), '7{Enter}');
  expect(from()).toHaveValue('18');
  expect(screen.getByText('18 to 75')).toBeVisible();
});

test('an empty upper end is no limit, and so is the right end of the slider', async () => {
  const user = renderAges();
  await user.clear(to());
  await user.tab();
  expect(screen.getByText('25 and over')).toBeVisible();
  expect(oldest()).toHaveAttribute('aria-valuetext', 'No upper limit');
  await user.type(oldest(), '{ArrowLeft}');
  expect(to()).toHaveValue('99');
  await user.type(oldest(), '{End}');
  expect(to()).toHaveValue('');
});

test('leaving a field in which nothing was typed changes nothing', async () => {
  const user = renderAges({ min: 25, max: 100 });
  await user.click(to());
  await user.tab();
  expect(screen.getByText('25 and over')).toBeVisible();
});
