import { PROFILE_FIELDS, type ProfileField } from '#core/members/domain/profile-fields.ts';

/** A page on which a field can have a name of its own. */
export type FieldPage = 'form' | 'ownProfile' | 'profile' | 'desk' | 'file' | 'dataCopy';

/** What a field is called; by its label on pages that have no name of their own for it. */
interface FieldTexts extends Readonly<Partial<Record<FieldPage, string>>> {
  readonly label: string;
  /** What the form says beneath the field. */
  readonly hint?: string;
}

/** The fields of a profile in English. */
export const PROFILE_FIELD_TEXTS: Readonly<Record<ProfileField, FieldTexts>> = {
  bio: { label: 'Bio', desk: 'About', dataCopy: 'About you' },
  location: {
    label: 'Location',
    hint: 'If your town isn’t in the list. We show this until you choose a town.',
  },
  age: { label: 'Age' },
  avatarUrl: { label: 'Profile photo', desk: 'Picture' },
  'preferences.relationshipTypes': { label: 'Looking for' },
  'preferences.roles': {
    label: 'Your side',
    desk: 'Their side',
    file: 'Your side of the bonds',
    dataCopy: 'Your side of these bonds',
  },
  'preferences.ageRange': { label: 'Ages you’d like to meet', form: 'Their age' },
  'preferences.location': {
    label: 'Location',
    file: 'Where you’d like to meet people',
    dataCopy: 'Where you’d like to meet people',
  },
  'preferences.interests': { label: 'Interests', hint: 'Add one interest at a time.' },
  'preferences.reasons': {
    label: 'Reasons',
    hint: 'What brings you here? Add one reason at a time.',
    ownProfile: 'Reasons for being here',
    file: 'What brought you here',
    dataCopy: 'What brought you here',
  },
  'preferences.photos': {
    label: 'Photos',
    hint: 'Up to 12. They’re on your profile in this order.',
  },
  'preferences.activities': {
    label: 'Activities',
    hint: 'What do you enjoy doing? Add one thing at a time.',
    ownProfile: 'Activities you enjoy',
    profile: 'Enjoys',
    file: 'What you enjoy',
    dataCopy: 'What you enjoy',
  },
  'preferences.availability': {
    label: 'Availability',
    hint: 'When are you usually free? For example, Sunday afternoons.',
    file: 'When you’re free',
    dataCopy: 'When you’re free',
  },
  'preferences.prompts': { label: 'Your answers' },
  'preferences.languages': { label: 'Languages' },
  'preferences.country': {
    label: 'Country',
    ownProfile: 'Where you live',
    desk: 'Lives in',
    dataCopy: 'Where you live',
  },
  'preferences.town': { label: 'Town' },
  'preferences.meeting': {
    label: 'How you’d like to meet',
    ownProfile: 'How you meet',
    desk: 'Meets',
    dataCopy: 'How you meet',
  },
  'preferences.timeZone': {
    label: 'Time zone',
    hint: 'Other members only see how many hours apart you are.',
  },
};

/** What the page calls the field. */
export function fieldLabel(field: ProfileField, page: FieldPage): string {
  const { [page]: name, label } = PROFILE_FIELD_TEXTS[field];
  const isHidden = page === 'dataCopy' && PROFILE_FIELDS[field].seenBy === 'self';
  return `${name ?? label}${isHidden ? ' (not shown to others)' : ''}`;
}
