import { screen } from '@testing-library/react';
import type { ProfilePart } from '#core/members/domain/profile-fields.ts';
import { PART_TEXTS } from '#ui/features/members/own-profile/profile-parts.ts';
import type { renderPage } from './render-page.tsx';

/** Opens one part of the form of the own profile. */
export async function openPart(user: ReturnType<typeof renderPage>['user'], part: ProfilePart) {
  await user.click(screen.getByRole('tab', { name: PART_TEXTS[part].short }));
}
