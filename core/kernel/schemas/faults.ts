import type { CommonFault, Fault } from '#core/kernel/fault.ts';

/**
 * Writes a fault as the message of a schema, which is the one thing that a schema says of every kind of
 * issue; `readFault` reads it again. Contexts name the union that their fault is of.
 */
export function writeFault<Broken extends Fault = CommonFault>(fault: NoInfer<Broken>): string {
  return JSON.stringify(fault);
}

/** Reads the fault in the message of an issue; what no rule of ours wrote is `malformed`. */
export function readFault(message: string): Fault {
  const fault = parse(message);
  return isFault(fault) ? fault : ({ rule: 'malformed' } satisfies CommonFault);
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    // The schema library wrote the message itself.
    return null;
  }
}

function isFault(value: unknown): value is Fault {
  return (
    typeof value === 'object' && value !== null && 'rule' in value && typeof value.rule === 'string'
  );
}
