import type { OneSide } from '#core/members/domain/bond-sides.ts';
import { describeWantedSide } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import type { Search } from './search-address.ts';

interface SideChoiceProps {
  readonly filters: Pick<Search['filters'], 'types' | 'side'>;
  readonly onChange: (side: OneSide | null) => void;
}

const EITHER = 'either';

/** Which side of the chosen bonds people would take: to have such a person, or to be one. */
export function SideChoice({ filters: { types, side }, onChange }: SideChoiceProps) {
  const said = (one: OneSide) => ({ value: one, label: describeWantedSide(one, types, enBonds) });
  return (
    <SingleChoiceChips<OneSide | typeof EITHER>
      legend="Their side"
      choices={[{ value: EITHER, label: 'Either' }, said('offer'), said('seek')]}
      chosen={side ?? EITHER}
      onChange={(chosen) => {
        onChange(chosen === EITHER ? null : chosen);
      }}
    />
  );
}
