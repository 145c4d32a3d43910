/** What the header shows to members alone; visitors never load it. */
export const loadMemberParts = () => import('./member-parts.ts');
