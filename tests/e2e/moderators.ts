/** The invented members who are moderators of every seeded server: the first after those whom the seed names. */
export const MODERATORS = [
  { id: 3, username: 'kacper.dabrowska.3', name: 'Kacper Dąbrowska' },
  { id: 4, username: 'lucia.dominguez.4', name: 'Lucía Domínguez' },
] as const;
