import { SIDED_TYPES, type Roles } from '#core/members/domain/bond-sides.ts';
import { describeChoice } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { SingleChoiceChips } from '#ui/kit/choice-chips.tsx';

interface BondSideChoiceProps {
  /** The bonds that the member has chosen, by id. */
  readonly typeIds: readonly number[];
  readonly roles: Roles;
  readonly onChange: (roles: Roles) => void;
}

/** Which side of each chosen bond the member would take: of those that have sides. None is chosen for them. */
export function BondSideChoice({ typeIds, roles, onChange }: BondSideChoiceProps) {
  return SIDED_TYPES.filter((id) => typeIds.includes(id)).map((id) => {
    const { question, choices } = describeChoice(id, enBonds);
    return (
      <SingleChoiceChips
        key={id}
        legend={question}
        choices={choices}
        chosen={roles[id] ?? null}
        onChange={(side) => {
          onChange({ ...roles, [id]: side });
        }}
      />
    );
  });
}
