import { trusted } from '#core/kernel/trusted.ts';
import type { ModerationActor } from '#core/moderation/domain/moderation-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { mapped, text } from './field.ts';

/** Who acted: a member by their id, or what acts by itself by its name. */
export function actor<const Name extends string>(name: Name) {
  return mapped(text(name), toActor, String);
}

function toActor(stored: string): ModerationActor {
  switch (stored) {
    case 'operator':
    case 'clock':
    case 'rule':
      return stored;
    default:
      return trusted<MemberId>(Number(stored));
  }
}
