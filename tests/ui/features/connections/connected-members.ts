import { toMemberId } from '#tests/support/ids.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMember, storeRequest } from '#tests/support/stored-records.ts';

/** A server, and a way to sign up members with a friend, a request sent and a request received. */
export async function startServerWithConnections() {
  const server = await startTestServer();
  const { storage } = server;
  const friend = await storeMember(storage, { name: 'Frieda Groß', username: 'frieda', age: 61 });
  const asked = await storeMember(storage, {
    name: 'Anton',
    bio: 'Bakes bread',
    location: 'Łódź',
  });
  const asking = await storeMember(storage, { name: 'Ines', location: 'Leeds' });
  let readers = 0;
  const signUpAlone = (): Promise<MemberClient> => {
    readers += 1;
    return signUp(server.url, `reader-${readers}`);
  };
  const signUpConnected = async (): Promise<MemberClient> => {
    const reader = await signUpAlone();
    await storeConnection(storage, friend.id, toMemberId(reader.id));
    await storeRequest(storage, toMemberId(reader.id), asked.id);
    await storeRequest(storage, asking.id, toMemberId(reader.id));
    return reader;
  };
  return { server, friend, signUpAlone, signUpConnected };
}

/** The names on the cards, in their order. */
export function shownNames(): (string | null)[] {
  return screen.queryAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const name = within(heading).queryByRole('link');
    return name ? [name.textContent] : [];
  });
}

/** Chooses from the menu of someone's row. */
export async function chooseFromMenu(user: UserEvent, name: string, item: string): Promise<void> {
  await user.click(actionsFor(name).getByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** The buttons and links of one card. */
export function actionsFor(name: string) {
  return within(screen.getByRole('group', { name }));
}
