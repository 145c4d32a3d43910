/** The three kinds of guides (specification §3). */
export type ResourceCategory = 'mental-health' | 'relationship-building' | 'safety';

/** What the kinds are called, in the order in which they are shown. */
export const RESOURCE_CATEGORIES: Readonly<Record<ResourceCategory, string>> = {
  'mental-health': 'Mental Health',
  'relationship-building': 'Relationship Building',
  safety: 'Safety & Privacy',
};

/** A guide of the resources area. */
export interface Resource {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** The path of the guide's page on this site. */
  readonly url: string;
  readonly category: ResourceCategory;
  readonly createdAt: string;
}

const FIRST_PUBLISHED = '2026-11-21T00:00:00.000Z';

/** The nine guides of the specification (§3) and one of our own, in the order in which they are listed. */
export const RESOURCES = (
  [
    [
      'Overcoming Loneliness',
      'What loneliness is, why it’s not a failing, and small first steps out of it.',
      '/resources/overcoming-loneliness',
      'mental-health',
    ],
    [
      'Depression Directory',
      'How to recognise depression, and where to find help you can trust.',
      '/resources/depression-directory',
      'mental-health',
    ],
    [
      'Emotional Support Networks',
      'Building a circle of people who notice, and letting them notice.',
      '/resources/emotional-support-networks',
      'mental-health',
    ],
    [
      'Active Listening',
      'How to listen so that another person feels heard.',
      '/resources/active-listening',
      'relationship-building',
    ],
    [
      'Healthy Boundaries',
      'Saying yes and no kindly, and hearing it from others.',
      '/resources/healthy-boundaries',
      'relationship-building',
    ],
    [
      'Intergenerational Relationships',
      'What different generations give each other, and how to begin.',
      '/resources/intergenerational-relationships',
      'relationship-building',
    ],
    [
      'Safe Meetings',
      'Meeting someone for the first time, at your own pace and on safe ground.',
      '/resources/safe-meetings',
      'safety',
    ],
    [
      'Online Privacy',
      'What to keep to yourself online, and how to recognise a scam.',
      '/resources/online-privacy',
      'safety',
    ],
    [
      'Healthy Relationships',
      'Signs that a bond does you good, and signs that it doesn’t.',
      '/resources/healthy-relationships',
      'safety',
    ],
    [
      'Keeping in Touch',
      'How an acquaintance becomes a friend, and how to pick up a thread you dropped.',
      '/resources/keeping-in-touch',
      'relationship-building',
      '2026-11-26T00:00:00.000Z',
    ],
  ] as const
).map(([title, description, url, category, createdAt = FIRST_PUBLISHED], index): Resource => ({
  id: index + 1,
  title,
  description,
  url,
  category,
  createdAt,
}));
