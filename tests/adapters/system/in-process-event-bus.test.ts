import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { describeEventBus } from '#tests/contracts/event-bus-contract.ts';

describeEventBus('the bus of one process', (report) => {
  const bus = createInProcessEventBus(report);
  return Promise.resolve({ one: bus, other: bus });
});
