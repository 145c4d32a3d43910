/* What the header shows to members alone comes in one file: the landing page carries the name of each. */
export { MemberCorner } from './member-corner.tsx';
export { MessagesLink } from './messages-link.tsx';
