/**
 * Shows the notifications of members who want them, for browsers in which pages may not show any, such as Chrome on
 * Android. It keeps nothing and answers no requests. A notification's data is the address of its conversation.
 */
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openConversation(event.notification.data));
});

/** Goes to a tab that shows the conversation, or else has another tab of the site open it, or a new one. */
async function openConversation(address) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === new URL(address, location).href) ?? tabs[0];
  if (tab === undefined) return clients.openWindow(address);
  tab.postMessage(address);
  return tab.focus();
}
