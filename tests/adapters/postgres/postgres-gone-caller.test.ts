import pg from 'pg';
import { describeGoneCallers } from '#tests/contracts/gone-caller-contract.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeGoneCallers('PostgreSQL', async () => {
  const { url, openStorage, release } = await openPostgresSite();
  const storage = await openStorage();
  return {
    storage: {
      ...storage,
      close: async () => {
        await storage.close();
        await release();
      },
    },
    removeMember: async (id) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('DELETE FROM member WHERE id = $1', [id]);
      await client.end();
    },
  };
});
