import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FULL_PROFILE = {
  name: 'Rosa Whitfield',
  bio: 'Retired teacher who bakes too much bread.',
  location: 'Leeds',
  age: 67,
  avatarUrl: '/favicon.svg',
  preferences: {
    relationshipTypes: [1],
    roles: { 1: 'offer' },
    ageRange: { min: 20, max: 60 },
    interests: ['Cooking'],
    reasons: ['I miss teaching.'],
    photos: ['https://example.org/garden.jpg'],
    activities: ['Crosswords'],
    availability: 'Sunday afternoons',
  },
};

async function openProfile(username: string, profile: object = FULL_PROFILE) {
  const member = await signUp(server.url, username, { ...profile });
  const page = renderPage('/profile', member.fetch);
  await screen.findByRole('button', { name: 'Edit Profile' });
  const find = () => server.storage.members.findById(toMemberId(member.id));
  return { ...page, member, find };
}

async function editProfile(username: string, profile: object = FULL_PROFILE) {
  const page = await openProfile(username, profile);
  await page.user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('form', { name: 'Edit your profile' });
  return page;
}

test('the profile is shown with everything the member has told, and the ways on', async () => {
  await openProfile('rosa');
  expect(screen.getByRole('heading', { level: 1, name: 'Rosa Whitfield' })).toBeVisible();
  const told = [
    '@rosa',
    'Leeds',
    '67 years',
    'Retired teacher who bakes too much bread.',
    'rosa@example.org',
    'Family Support',
    'Would like to be a grandparent or parent figure',
    '20 to 60',
    'Cooking',
    'I miss teaching.',
    'Crosswords',
    'Sunday afternoons',
    'Your profile is 100% complete',
  ];
  for (const text of told) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Connections' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(screen.getByRole('link', { name: 'View Messages' })).toHaveAttribute('href', '/messages');
  await waitFor(() => {
    expect(document.title).toBe('Your Profile | Hearthkin');
  });
});

test('one’s own photo on another site is shown to oneself as to others', async () => {
  await openProfile('pictured', { ...FULL_PROFILE, avatarUrl: 'https://pictures.example/me.jpg' });
  expect(screen.getByRole('link', { name: 'Photo from pictures.example: show' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Photo from example.org: show' })).toBeVisible();
  expect(screen.getByText('Your profile is 100% complete')).toBeVisible();
});

test('what a profile lacks is listed, and each item opens the form at its field', async () => {
  const { user } = await openProfile('sparse', { name: 'Sparse', bio: 'too short' });
  expect(screen.getByText('Your profile is 20% complete')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  for (const prompt of ['Add a bio', 'Add a profile photo', 'Add your location', 'Add your age']) {
    expect(screen.getByRole('button', { name: prompt })).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: 'Add your name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add a profile photo' }));
  expect(await screen.findByRole('button', { name: 'Choose a photo' })).toHaveFocus();
});

test('the form is prefilled, and the username cannot be changed', async () => {
  const { user } = await editProfile('prefilled');
  expect(screen.getByLabelText('Username')).toBeDisabled();
  expect(screen.getByLabelText('Username')).toHaveValue('prefilled');
  const values = {
    Name: 'Rosa Whitfield',
    Email: 'prefilled@example.org',
    Age: '67',
    Bio: 'Retired teacher who bakes too much bread.',
  };
  for (const [label, value] of Object.entries(values)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  await openPart(user, 'wishes');
  expect(screen.getByRole('checkbox', { name: 'Family Support' })).toBeChecked();
  expect(screen.getByRole('slider', { name: 'Youngest age' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  );
  expect(screen.getByRole('slider', { name: 'Oldest age' })).toHaveAttribute('aria-valuenow', '60');
  const { interests, reasons, activities, photos } = FULL_PROFILE.preferences;
  for (const entry of interests) {
    expect(screen.getByRole('button', { name: `Remove ${entry}` })).toBeVisible();
  }
  await openPart(user, 'place');
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
  await openPart(user, 'further');
  for (const entry of [...reasons, ...activities]) {
    expect(screen.getByRole('button', { name: `Remove ${entry}` })).toBeVisible();
  }
  expect(await screen.findByRole('link', { name: 'Photo from example.org: show' })).toHaveAttribute(
    'href',
    photos[0],
  );
  expect(screen.getByLabelText('Availability')).toHaveValue('Sunday afternoons');
});

test('an age may be left out, and the range can reach from 18 to 120', async () => {
  const { user } = await editProfile('ranger', { name: 'Ranger' });
  expect(screen.getByLabelText('Age')).toHaveValue('');
  await openPart(user, 'wishes');
  for (const [name, now] of [
    ['Youngest age', '18'],
    ['Oldest age', '80'],
  ] as const) {
    const slider = screen.getByRole('slider', { name });
    expect(slider).toHaveAttribute('aria-valuenow', now);
    expect(slider).toHaveAttribute('aria-valuemin', '18');
    expect(slider).toHaveAttribute('aria-valuemax', '120');
  }
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('changes that cannot be saved are told of, and the form stays as it is', async () => {
  const member = await signUp(server.url, 'offline', { name: 'Rosa' });
  const network = createUnreliableNetwork(member.fetch);
  const { user } = renderPage('/profile', network.fetch);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'Leeds');
  network.fail(/PATCH/);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const notice = (await screen.findByText('Error updating profile')).closest('li');
  expect(notice).toHaveTextContent('There was an error updating your profile. Please try again.');
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
});

test('saved changes are told, shown and kept, and the form closes', async () => {
  const { user, find } = await editProfile('saver', { name: 'Before' });
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'After');
  await user.type(screen.getByLabelText('Age'), '41');
  await user.type(screen.getByLabelText('Bio'), 'I mend clocks.{Enter}And like hills.');
  await openPart(user, 'wishes');
  await user.click(screen.getByRole('checkbox', { name: 'Mentor Match' }));
  await user.type(screen.getByRole('slider', { name: 'Oldest age' }), '{End}');
  await user.type(screen.getByLabelText('Interests'), ' Brass bands {Enter}brass BANDS{Enter}');
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'York');
  await openPart(user, 'further');
  await user.type(screen.getByLabelText('Activities'), 'Fell walking');
  await user.type(screen.getByLabelText('Availability'), 'Evenings');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByText('Your profile has been successfully updated.')).toBeVisible();
  expect(screen.getByText('Profile updated')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
  });
  expect(await find()).toMatchObject({
    name: 'After',
    username: 'saver',
    age: 41,
    location: 'York',
    bio: 'I mend clocks.\nAnd like hills.',
    avatarUrl: null,
    preferences: {
      relationshipTypes: [3],
      ageRange: { min: 18, max: 120 },
      interests: ['Brass bands'],
      activities: ['Fell walking'],
      availability: 'Evenings',
    },
  });
});

test('emptied fields are cleared, and entries can be removed', async () => {
  const { user, find } = await editProfile('cleaner');
  for (const label of ['Age', 'Bio']) await user.clear(screen.getByLabelText(label));
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await openPart(user, 'place');
  await user.clear(screen.getByLabelText('Location'));
  await openPart(user, 'further');
  await user.clear(screen.getByLabelText('Availability'));
  await openPart(user, 'wishes');
  await user.click(screen.getByRole('button', { name: 'Remove Cooking' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Profile updated');
  expect(await find()).toMatchObject({ age: null, location: null, bio: null, avatarUrl: null });
  expect((await find())?.preferences).toMatchObject({ interests: [], availability: null });
});

test('what is wrong is said beside its field, and the first wrong field is focused on saving', async () => {
  const { user } = await editProfile('careless');
  const wrong = [
    ['Name', ' ', 'Name is required'],
    ['Age', 'old', 'Age must be a whole number'],
    ['Age', '121', 'Must be at most 120 years old'],
    ['Age', '17', 'Must be at least 18 years old'],
  ] as const;
  for (const [label, typed, message] of wrong) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(message);
    });
    expect(field).toBeInvalid();
  }
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
  expect(screen.getByRole('form', { name: 'Edit your profile' })).toBeVisible();
});

test('what is wrong in another part is shown there', async () => {
  const { user, find } = await editProfile('elsewhere');
  await user.clear(screen.getByLabelText('Name'));
  await openPart(user, 'further');
  await user.clear(screen.getByLabelText('Availability'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
  expect((await find())?.preferences.availability).toBe('Sunday afternoons');
  await user.type(screen.getByLabelText('Name'), 'Rosa');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Profile updated');
  expect(await find()).toMatchObject({ name: 'Rosa', preferences: { availability: null } });
});

test('an age below 18 is asked about from another part too, and a mistake leads back to its field', async () => {
  const { user, find } = await editProfile('slipped');
  await user.clear(screen.getByLabelText('Age'));
  await user.type(screen.getByLabelText('Age'), '16');
  await openPart(user, 'place');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'You’ve typed 16' });
  await waitFor(() => {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });
  await user.click(within(dialog).getByRole('button', { name: 'It’s a mistake' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Age')).toHaveFocus();
  });
  expect((await find())?.age).toBe(67);
});

test('each part is edited where it is read, and gets the focus back', async () => {
  const { user, find } = await openProfile('parted');
  await user.click(screen.getByRole('button', { name: 'Edit: More about you' }));
  const panel = within(await screen.findByRole('tabpanel', { name: 'More' }));
  expect(screen.queryByLabelText('Bio')).toBeNull();
  await user.type(panel.getByLabelText('Availability'), ' and Mondays');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Edit: More about you' })).toHaveFocus();
  });
  expect((await find())?.preferences.availability).toBe('Sunday afternoons and Mondays');
});

test('an interest that is too long is refused beside its field', async () => {
  const { user } = await editProfile('wordy');
  await openPart(user, 'wishes');
  await user.type(screen.getByLabelText('Interests'), `${'x'.repeat(41)}{Enter}`);
  expect(screen.getByText('Interest must be at most 40 characters')).toBeVisible();
});

test('what the server refuses is said beside its field and in a notice', async () => {
  const { user } = await editProfile('hopeful');
  expect(screen.getByLabelText('Email')).toBeDisabled();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Hearthkin Team');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const notice = (await screen.findByText('Error updating profile')).closest('li');
  const refusal = 'This name is kept for the people who run this site';
  expect(notice).toHaveTextContent(refusal);
  await waitFor(() => {
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(refusal);
  });
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('the prompts are answered, each with an example at hand, and emptied again', async () => {
  const { user, find } = await editProfile('prompted', {
    preferences: { prompts: { give: 'Time' } },
  });
  await openPart(user, 'words');
  const hope = screen.getByLabelText('I hope for');
  expect(hope).toHaveAccessibleDescription(/^For example: “.+”$/);
  expect(screen.getByLabelText('I could give')).toHaveValue('Time');
  await user.type(hope, ' A brother. ');
  await user.clear(screen.getByLabelText('I could give'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('heading', { name: 'I hope for' })).toBeVisible();
  expect(screen.getByText('A brother.')).toBeVisible();
  expect(screen.queryByText('Time')).toBeNull();
  expect((await find())?.preferences.prompts).toEqual({ hope: 'A brother.' });
});

test('an answer that is too long is refused beside its field', async () => {
  const { user } = await editProfile('long-answers');
  await openPart(user, 'words');
  const sunday = screen.getByLabelText('A Sunday I’d enjoy');
  await user.click(sunday);
  await user.paste('x'.repeat(301));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your answer must be at most 300 characters')).toBeVisible();
  expect(sunday).toHaveFocus();
});

test('Cancel drops the changes', async () => {
  const { user, find } = await editProfile('changing');
  await user.type(screen.getByLabelText('Name'), ' the Second');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Whitfield' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Edit your profile' })).toBeNull();
  expect(await find()).toMatchObject({ name: 'Rosa Whitfield' });
});

test('leaving with unsaved changes is asked about first', async () => {
  const { user, router } = await editProfile('leaver');
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), ' and York');
  await user.click(screen.getByRole('link', { name: 'Find Connections' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/profile');
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds and York');
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Find Connections' })).toHaveFocus();
  });

  await user.click(screen.getByRole('link', { name: 'Find Connections' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/explore');
  });
});

test('closing the window warns only while there are unsaved changes', async () => {
  const { user } = await editProfile('closer');
  const closeWindow = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closeWindow()).toBe(false);
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), '!');
  await waitFor(() => {
    expect(closeWindow()).toBe(true);
  });
});

test('without changes nothing is asked', async () => {
  const { user, router } = await editProfile('unchanged');
  await user.click(screen.getByRole('link', { name: 'Find Connections' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/explore');
  });
});
