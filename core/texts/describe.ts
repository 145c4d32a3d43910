import type { Device } from '#core/accounts/domain/device.ts';
import type { Fault } from '#core/kernel/fault.ts';
import type { Refusal } from '#core/refusals.ts';
import type { Sentence, Texts } from './texts.ts';

/** One plain sentence for the person who was refused, fit for a toast. */
export function describeRefusal(refusal: Refusal, texts: Texts): string {
  const [firstError] = refusal.code === 'invalid_input' ? refusal.errors : [];
  if (firstError !== undefined) return describeFault(firstError.fault, texts);
  return say(texts.refusals[refusal.code], refusal);
}

/** One plain sentence for the person who filled in the field. */
export function describeFault(fault: Fault, texts: Texts): string {
  const sentences: Readonly<Record<string, Sentence<never>>> = texts.faults;
  return say(sentences[fault.rule] ?? texts.faults.malformed, fault);
}

/** What a session is on, such as Firefox on Windows. */
export function describeDevice(device: Device, texts: Texts): string {
  return texts.device(device);
}

/** The sentence was found by the tag of what it is made of, which types cannot follow. */
function say(sentence: Sentence<never>, params: unknown): string {
  return typeof sentence === 'function' ? sentence(params as never) : sentence;
}
