/* What surrounds every screen for members alone comes in one file: the landing page carries the name of each. */
export { MemberBar } from './member-bar.tsx';
export { MemberCorner } from './member-corner.tsx';
export { MemberLinks } from './member-links.tsx';
export { OfflineLine } from './offline-line.tsx';
