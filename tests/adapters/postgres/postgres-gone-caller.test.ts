import { describeGoneCallers } from '#tests/contracts/gone-caller-contract.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeGoneCallers('PostgreSQL', async () => {
  const { run, openStorage, release } = await openPostgresSite();
  const storage = await openStorage();
  return {
    storage: {
      ...storage,
      close: async () => {
        await storage.close();
        await release();
      },
    },
    removeMember: (id) => run(`DELETE FROM member WHERE id = ${id}`),
  };
});
