import { render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_FIELDS, PROFILE_FIELDS } from '#core/members/domain/profile-fields.ts';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { everyText, isInEveryText, textIn } from '#tests/support/every-text.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { ProfileFacts } from '#ui/features/desk/profile-facts.tsx';
import { openPart } from '#tests/ui/open-part.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { memberSchema } from '#core/members/schemas.ts';

/** Texts of a profile but photos, which are shown as pictures, and the one that no page shows. */
const SHOWN = ALL_FIELDS.filter(
  (field) =>
    isInEveryText(field) && field !== 'preferences.photos' && field !== 'preferences.location',
);
const SHOWN_TO_OTHERS = SHOWN.filter((field) => PROFILE_FIELDS[field].seenBy === 'members');

let server: TestServer;
let writer: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  writer = await signUp(server.url, 'writer');
  await writer.send('PATCH', `/api/users/${writer.id}`, everyText());
});
afterAll(() => server.close());

test('members see each text of their profile, and find it in the form', async () => {
  const { user } = renderPage('/profile', writer.fetch);
  await screen.findByRole('heading', { name: 'About you' });
  for (const field of SHOWN) expect(screen.getAllByText(textIn(field))).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const form = within(screen.getByRole('form', { name: 'Edit your profile' }));
  for (const field of SHOWN) {
    const { part } = PROFILE_FIELDS[field];
    if (part === null) continue;
    await openPart(user, part);
    const control = form.getByLabelText(fieldLabel(field, 'form'));
    if (PROFILE_FIELDS[field].kind === 'texts') {
      expect(form.getByText(textIn(field))).toBeVisible();
    } else {
      expect(control).toHaveValue(textIn(field));
    }
  }
});

test('others see each text of a profile that is for them', async () => {
  const reader = await signUp(server.url, 'reader');
  const { user } = renderPage(`/profile/${writer.id}`, reader.fetch);
  const tabs = await screen.findAllByRole('tab');
  let shown = '';
  for (const tab of tabs) {
    await user.click(tab);
    shown += screen.getByRole('main').textContent;
  }
  for (const field of ALL_FIELDS.filter(isInEveryText)) {
    expect([field, shown.includes(textIn(field))]).toEqual([
      field,
      SHOWN_TO_OTHERS.includes(field),
    ]);
  }
});

test('the desk sees each text of a profile that others see', async () => {
  const reader = await signUp(server.url, 'desk-reader');
  const { body } = await reader.send('GET', `/api/users/${writer.id}`);
  render(<ProfileFacts profile={memberSchema.parse(body)} />);
  for (const field of SHOWN_TO_OTHERS) expect(screen.getByText(textIn(field))).toBeVisible();
});
