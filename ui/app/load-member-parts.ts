/** What surrounds every screen for members alone; visitors never load it. */
export const loadMemberParts = () => import('./member-parts.ts');
