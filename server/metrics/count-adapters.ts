import { ContainerModule } from 'inversify';
import { Counter, type Registry } from 'prom-client';
import { HASHING } from '#adapters/system/gated-password-hasher.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { tokens } from '#server/composition/tokens.ts';
import { addGauge, several } from './read-gauges.ts';

/** Counts what the chosen adapters are asked to do. */
export function countAdapters(registry: Registry): ContainerModule {
  return new ContainerModule(({ onActivation }) => {
    onActivation(tokens.limiter, (_context, limiter) => countLimits(limiter, registry));
    onActivation(tokens.passwordHasher, (_context, hasher) => countHashes(hasher, registry));
  });
}

function countLimits(limiter: Limiter, registry: Registry): Limiter {
  const reached = new Counter({
    name: 'hearthkin_limits_reached_total',
    help: 'What was above a limit, which is answered 429, by the name of the limit.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return {
    ...limiter,
    take: async (limit, key) => {
      const wait = await limiter.take(limit, key);
      if (wait !== null) reached.inc({ limit: limit.name });
      return wait;
    },
  };
}

function countHashes(hasher: PasswordHasher, registry: Registry): PasswordHasher {
  let taken = 0;
  async function count<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    taken += 1;
    return work.finally(() => {
      taken -= 1;
    });
  }
  const gauge = several(
    'hearthkin_password_hashes',
    'Passwords that are being hashed, and that wait for it.',
    'state',
    () => ({
      running: Math.min(taken, HASHING.atOnce),
      waiting: Math.max(0, taken - HASHING.atOnce),
    }),
  );
  addGauge(registry, gauge);
  return {
    hash: (password) => count(hasher.hash(password)),
    verify: (hash, password) => count(hasher.verify(hash, password)),
  };
}
