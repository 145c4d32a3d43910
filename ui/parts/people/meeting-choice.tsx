import { WAYS_TO_MEET, type WayToMeet } from '#core/members/domain/ways-to-meet.ts';
import { MEETING_TEXTS } from '#core/texts/place-texts.ts';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';

interface MeetingChoiceProps {
  readonly ways: readonly WayToMeet[];
  /** What the answer is good for. */
  readonly hint?: string;
  readonly onChange: (ways: WayToMeet[]) => void;
}

/** How a member likes to meet. */
export function MeetingChoice({ ways, hint, onChange }: MeetingChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{fieldLabel('preferences.meeting', 'form')}</legend>
      {hint !== undefined && <p className="text-sm text-quiet">{hint}</p>}
      {WAYS_TO_MEET.map((way) => (
        <Checkbox
          key={way}
          label={MEETING_TEXTS[way]}
          checked={ways.includes(way)}
          onChange={({ target: { checked } }) => {
            onChange(
              WAYS_TO_MEET.filter((other) => (other === way ? checked : ways.includes(other))),
            );
          }}
        />
      ))}
    </fieldset>
  );
}
