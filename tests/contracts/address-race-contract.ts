import { describe, expect, test } from 'vitest';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { Storage } from '#core/storage.ts';
import { createAddressSite, PASSWORD, PROOF } from '#tests/support/address-site.ts';
import { newMember } from '#tests/support/new-member.ts';
import { toEmailAddress, toLogInName, toPassword, toTypedPassword } from '#tests/support/texts.ts';
import { createSession } from '#tests/support/writes.ts';

const TIMES = 8;
const NEW_PASSWORD = toPassword('a quiet garden gate');

/** What is promised of addresses and passwords when two things happen to them at the same moment. */
export function describeAddressRaces(current: () => Storage): void {
  const won = (results: readonly { readonly ok: boolean }[]) =>
    results.filter(({ ok }) => ok).length;

  describe('links of letters at the same moment', () => {
    test('confirm once, however often one is followed', async () => {
      const site = createAddressSite(current());
      for (let times = 0; times < TIMES; times += 1) {
        const { id, email } = await site.join(newMember().email);
        const token = await site.link('confirm_address', id, email);
        const results = await Promise.all([1, 2, 3, 4].map(() => site.confirmAddress(token)));
        expect(won(results)).toBe(1);
        expect((await site.address(id)).isClaimed).toBe(true);
      }
    });

    test('give one address to one of two accounts', async () => {
      const site = createAddressSite(current());
      for (let times = 0; times < TIMES; times += 1) {
        const { email } = newMember();
        const people = [await site.join(email), await site.join(email.toUpperCase())];
        const tokens = await Promise.all(
          people.map((person) => site.link('confirm_address', person.id, person.email)),
        );
        const results = await Promise.all(tokens.map((token) => site.confirmAddress(token)));
        expect(won(results)).toBe(1);
        const holder = people[results.findIndex(({ ok }) => ok)]!;
        expect(await current().members.findCredentials(email)).toMatchObject({
          memberId: holder.id,
        });
      }
    });

    test('leave the old address where it is taken back while another is confirmed', async () => {
      const site = createAddressSite(current());
      for (let times = 0; times < TIMES; times += 1) {
        const { id, email } = await site.join(newMember().email);
        await site.confirmAddress(await site.link('confirm_address', id, email));
        const thief = toEmailAddress(newMember().email);
        await site.askForAddress({ callerId: id, email: thief, proof: PROOF });
        const undo = await site.link('undo_address', id, email);
        const confirm = await site.link('confirm_new_address', id, thief);
        const [undone] = await Promise.all([site.undoAddress(undo), site.confirmAddress(confirm)]);
        expect(undone.ok).toBe(true);
        expect(await site.address(id)).toMatchObject({ email, isClaimed: true, pending: null });
        expect(await current().links.find(site.hash(confirm))).toBeNull();
      }
    });

    test('set one password, and let no session begin by the one before', async () => {
      const site = createAddressSite(current());
      for (let times = 0; times < TIMES; times += 1) {
        const { id, email } = await site.join(newMember().email);
        await site.confirmAddress(await site.link('confirm_address', id, email));
        const tokens = [
          await site.link('recover_password', id, email),
          await site.link('recover_password', id, email),
        ];
        const results = await Promise.all(
          tokens.map((token) => site.choosePasswordByLink({ token, newPassword: NEW_PASSWORD })),
        );
        expect(won(results)).toBe(1);
        const typed = { username: toLogInName(email), password: toTypedPassword(PASSWORD) };
        expect(await site.checkCredentials(typed)).toBeNull();
      }
    });

    test('end a session that a log-in adds meanwhile, or let it come after', async () => {
      const site = createAddressSite(current());
      for (let times = 0; times < TIMES; times += 1) {
        const { id, email } = await site.join(newMember().email);
        await site.confirmAddress(await site.link('confirm_address', id, email));
        const token = await site.link('recover_password', id, email);
        const at = site.clock.now();
        const tokenHash = `early ${times} ${id}`;
        const session = { tokenHash, memberId: id, createdAt: at, lastUsedAt: at };
        await createSession(current(), {
          ...{ ...session, mustChoosePassword: false, device: UNKNOWN_DEVICE },
        });
        await site.choosePasswordByLink({ token, newPassword: NEW_PASSWORD });
        expect(await current().sessions.find(tokenHash)).toBeNull();
      }
    });
  });
}
