/** What the header shows to members alone; visitors never load it. */
export async function loadMemberParts() {
  const [{ AvatarMenu }, { MessagesLink }] = await Promise.all([
    import('./avatar-menu.tsx'),
    import('./messages-link.tsx'),
  ]);
  return { AvatarMenu, MessagesLink };
}
