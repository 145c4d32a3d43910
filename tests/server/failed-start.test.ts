import { ContainerModule } from 'inversify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { tokens } from '#server/composition/tokens.ts';
import { readConfiguration } from '#server/configuration.ts';
import { startServer } from '#server/start-server.ts';
import { emptyPage } from '#tests/support/running-server.ts';

test('a start that fails ends the delivery of events before it closes the bus', async () => {
  const bus = createInProcessEventBus(() => undefined);
  const listening = new Set<object>();
  let listeningAtTheEnd: number | null = null;
  const overrides = new ContainerModule(({ rebind }) => {
    rebind(tokens.events).toConstantValue({
      ...bus,
      listen: (listener) => {
        listening.add(listener);
        const end = bus.listen(listener);
        return () => {
          listening.delete(listener);
          end();
        };
      },
      close: () => {
        listeningAtTheEnd = listening.size;
        return bus.close();
      },
    });
    rebind(tokens.passwordHasher).toConstantValue({
      hash: () => Promise.reject(new Error('There is no memory to hash in.')),
      verify: () => Promise.resolve(false),
    });
  });
  const start = startServer({
    configuration: readConfiguration({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: 'memory:' }),
    root: import.meta.dirname,
    logger: pino({ level: 'silent' }),
    openPage: () => emptyPage,
    overrides: [overrides],
  });
  await expect(start).rejects.toThrow('There is no memory to hash in.');
  expect(listeningAtTheEnd).toBe(0);
});
