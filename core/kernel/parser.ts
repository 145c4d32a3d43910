import type { Unbranded } from './branded.ts';
import type { Fault } from './fault.ts';
import type { Bounds, FieldRule } from './field-rule.ts';
import { granted, refused, type Result } from './result.ts';
import { trusted } from './trusted.ts';

/** Turns a plain number or text into a branded one, or says what is wrong with it. */
export interface Parser<Value extends number | string, Broken extends Fault = Fault> {
  (given: Unbranded<Value>): Result<Value, Broken>;
  /** What the description of the API says of what it accepts. */
  readonly bounds?: Bounds;
}

/** The parser that accepts what the rule finds nothing wrong with. */
export function parserBy<Value extends number | string, Broken extends Fault>(
  rule: FieldRule<Unbranded<Value>, Broken>,
): Parser<Value, Broken> {
  const parse = (given: Unbranded<Value>) => {
    const fault = rule(given);
    return fault === null ? granted(trusted<Value>(given)) : refused(fault);
  };
  return Object.assign(parse, { ...(rule.bounds && { bounds: rule.bounds }) });
}

/** The value that the parser makes of what the program itself knows to be valid; throws otherwise. */
export function parseKnown<Value extends number | string>(
  parser: Parser<Value>,
  known: Unbranded<Value>,
): Value {
  const result = parser(known);
  if (result.ok) return result.value;
  throw new Error(`${JSON.stringify(known)}: ${result.refusal.rule}`);
}
