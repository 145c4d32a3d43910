import { makeFindRegisteredMembers } from '#core/moderation/use-cases/find-registered-members.ts';
import { makeGiveOneTimePassword } from '#core/moderation/use-cases/give-one-time-password.ts';
import { makeLiftEndedSuspensions } from '#core/moderation/use-cases/lift-ended-suspensions.ts';
import { makeShowRegisteredMember } from '#core/moderation/use-cases/show-registered-member.ts';
import type { World } from '#server/composition/world.ts';

/** Makes the use cases of moderation that the desk does not have: those of the commands and of the clock. */
export function makeModerationUseCases(world: World) {
  return {
    findRegisteredMembers: makeFindRegisteredMembers(world),
    showRegisteredMember: makeShowRegisteredMember(world),
    giveOneTimePassword: makeGiveOneTimePassword(world),
    liftEndedSuspensions: makeLiftEndedSuspensions(world),
  };
}
