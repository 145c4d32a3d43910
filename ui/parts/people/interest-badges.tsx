import { Handshake } from 'lucide-react';
import { interestsSeenBy } from '#core/discovery/domain/shared-interests.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Badge, BadgeList } from '#ui/kit/badge.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';

interface InterestBadgesProps {
  /** What a member likes. */
  readonly interests: readonly string[];
  /** How many are shown before "+N more"; all of them when left out. */
  readonly limit?: number;
}

/** A member's interests: first those that the reader shares, which are marked, and then the rest. */
export function InterestBadges({ interests, limit }: InterestBadgesProps) {
  const { member } = useAuth();
  const { shared, others } = interestsSeenBy(member?.preferences.interests ?? [], interests);
  return (
    <BadgeList
      label="Interests"
      entries={[...shared, ...others]}
      badge={(interest) =>
        shared.includes(interest) ? <SharedInterest interest={interest} /> : null
      }
      {...(limit !== undefined && { limit })}
    />
  );
}

function SharedInterest({ interest }: { readonly interest: string }) {
  return (
    <Badge tone="honey">
      <Handshake aria-hidden="true" className="size-4 shrink-0" />
      <OwnText>{interest}</OwnText>
      <span className="sr-only">, which you like too</span>
    </Badge>
  );
}
