import { useId } from 'react';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { RelationshipTypeIcon } from './relationship-type-icon.tsx';

interface RelationshipTypeChoiceProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}

/** The bonds that a member looks for, any number of them, each with what it means. */
export function RelationshipTypeChoice({ chosen, onChange }: RelationshipTypeChoiceProps) {
  const choiceId = useId();
  const types = useRelationshipTypes();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Relationship types</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {types.map(({ id, name, description, iconName }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-box border border-control bg-surface p-3 max-[15rem]:gap-2 max-[15rem]:p-2 max-[15rem]:*:last:hidden has-checked:border-evergreen has-checked:bg-evergreen-soft"
          >
            <input
              type="checkbox"
              aria-describedby={`${choiceId}-${id}`}
              className="mt-1 size-5 shrink-0 accent-evergreen"
              checked={chosen.includes(id)}
              onChange={(event) => {
                const others = chosen.filter((other) => other !== id);
                onChange(event.target.checked ? [...others, id] : others);
              }}
            />
            <span className="min-w-0 grow">
              <span className="font-semibold">{name}</span>
              <span
                id={`${choiceId}-${id}`}
                aria-hidden="true"
                className="block text-sm text-quiet"
              >
                {description}
              </span>
            </span>
            <RelationshipTypeIcon iconName={iconName} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
