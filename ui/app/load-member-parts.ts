/** What the header shows to members alone; visitors never load it. */
export async function loadMemberParts() {
  const [{ MemberCorner }, { MessagesLink }] = await Promise.all([
    import('./member-corner.tsx'),
    import('./messages-link.tsx'),
  ]);
  return { MemberCorner, MessagesLink };
}
