import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { describeGoneCallers } from '#tests/contracts/gone-caller-contract.ts';

describeGoneCallers('memory', () => {
  const state = createMemoryState();
  return {
    storage: createMemoryStorage(state),
    removeMember: (id) => {
      state.members.delete(id);
      return Promise.resolve();
    },
  };
});
