import type { Versioned } from '#core/kernel/commit.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import type { Connection } from './connection.ts';

/** What has gone before between two members, and the connection that they have, to decide upon. */
export interface LoadedPair {
  readonly history: Versioned<PairHistory>;
  readonly connection: Versioned<Connection> | null;
}
