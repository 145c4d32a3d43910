import type { addressCalls } from '#core/accounts/addresses/calls.ts';
import { toWireAddress } from '#core/accounts/addresses/schemas.ts';
import { makeAskForAddress } from '#core/accounts/addresses/use-cases/ask-for-address.ts';
import { makeConfirmAddress } from '#core/accounts/addresses/use-cases/confirm-address.ts';
import { makeKeepAddress } from '#core/accounts/addresses/use-cases/keep-address.ts';
import { makeSendConfirmation } from '#core/accounts/addresses/use-cases/send-confirmation.ts';
import { makeShowAddress } from '#core/accounts/addresses/use-cases/show-address.ts';
import { makeUndoAddress } from '#core/accounts/addresses/use-cases/undo-address.ts';
import { toProof } from '#core/accounts/schemas.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members confirm and change their e-mail addresses. */
type AddressUseCases = ReturnType<typeof makeAddressUseCases>;

/** Makes every use case of addresses. */
export function makeAddressUseCases(world: World) {
  return {
    showAddress: makeShowAddress(world),
    askForAddress: makeAskForAddress(world),
    keepAddress: makeKeepAddress(world),
    confirmAddress: makeConfirmAddress(world),
    sendConfirmation: makeSendConfirmation(world),
    undoAddress: makeUndoAddress(world),
  };
}

const DONE = granted({ value: undefined });

/** The calls about addresses. */
export function makeAddressCalls(deps: AddressUseCases): Pick<ApiCalls, keyof typeof addressCalls> {
  return {
    async getAddress({ callerId }) {
      const shown = await deps.showAddress(callerId);
      return shown.ok ? granted({ value: toWireAddress(shown.value) }) : shown;
    },

    async askForAddress({ callerId, body: { email, proof }, readDevice }) {
      const asked = await deps.askForAddress({
        callerId,
        email,
        device: readDevice(),
        proof: toProof(proof),
      });
      return asked.ok ? DONE : asked;
    },

    async keepAddress({ callerId }) {
      const kept = await deps.keepAddress(callerId);
      return kept.ok ? DONE : kept;
    },

    async confirmAddress({ body }) {
      const confirmed = await deps.confirmAddress(body.token);
      return confirmed.ok ? DONE : confirmed;
    },

    async sendConfirmation({ callerId }) {
      const sent = await deps.sendConfirmation(callerId);
      return sent.ok ? DONE : sent;
    },

    async undoAddress({ body }) {
      const undone = await deps.undoAddress(body.token);
      return undone.ok ? granted({ value: undone.value }) : undone;
    },
  };
}
