import type { Preferences } from '#core/members/domain/preferences.ts';
import { describeRole } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { RelationshipTypeIcon } from './relationship-type-icon.tsx';

/** The bonds that a member looks for, and what they mean: to the member, where they have said so. */
export function SeekingPanel({ preferences }: { readonly preferences: Preferences }) {
  const { relationshipTypes: typeIds, roles } = preferences;
  const types = useRelationshipTypes().filter(({ id }) => typeIds.includes(id));
  return (
    <section>
      <h2 className="mb-3 text-lg">Seeking</h2>
      {types.length > 0 ? (
        <ul className="grid gap-4">
          {types.map(({ id, name, description, iconName }) => (
            <li key={id} className="flex gap-3">
              <RelationshipTypeIcon iconName={iconName} />
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-sm text-quiet">
                  {describeRole(roles, id, enBonds) ?? description}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">No relationship preferences specified</p>
      )}
    </section>
  );
}
