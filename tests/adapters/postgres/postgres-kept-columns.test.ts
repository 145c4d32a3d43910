import { describeKeptColumns } from '#tests/contracts/kept-columns-contract.ts';
import { openPostgresSite } from '#tests/support/postgres-site.ts';

describeKeptColumns('columns kept beside PostgreSQL', openPostgresSite);
