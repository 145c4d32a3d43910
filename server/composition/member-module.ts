import { ContainerModule } from 'inversify';
import { makeDiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import { makeGetMember } from '#core/members/use-cases/get-member.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import { makeRecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { makeMemberCalls } from '#server/routes/members.ts';
import { tokens } from './tokens.ts';

/** What members do with members: reading, changing and finding them. */
export const memberModule = new ContainerModule(({ bind }) => {
  bind(tokens.getMember)
    .toResolvedValue((members) => makeGetMember({ members }), [tokens.members])
    .inSingletonScope();
  bind(tokens.listMembers)
    .toResolvedValue((members) => makeListMembers({ members }), [tokens.members])
    .inSingletonScope();
  bind(tokens.updateProfile)
    .toResolvedValue((members) => makeUpdateProfile({ members }), [tokens.members])
    .inSingletonScope();
  bind(tokens.discoverMembers)
    .toResolvedValue((directory) => makeDiscoverMembers({ directory }), [tokens.directory])
    .inSingletonScope();
  bind(tokens.recommendMembers)
    .toResolvedValue(
      (members, directory) => makeRecommendMembers({ members, directory }),
      [tokens.members, tokens.directory],
    )
    .inSingletonScope();
  bind(tokens.memberCalls)
    .toResolvedValue(
      (listMembers, getMember, updateProfile, discoverMembers, recommendMembers) =>
        makeMemberCalls({
          listMembers,
          getMember,
          updateProfile,
          discoverMembers,
          recommendMembers,
        }),
      [
        tokens.listMembers,
        tokens.getMember,
        tokens.updateProfile,
        tokens.discoverMembers,
        tokens.recommendMembers,
      ],
    )
    .inSingletonScope();
});
