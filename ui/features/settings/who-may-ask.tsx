import { useState } from 'react';
import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import { EVERY_AGE } from '#core/members/domain/typed-age.ts';
import type { WhoMayAsk as Limits } from '#core/members/domain/who-may-ask.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';
import { RelationshipTypeChoice } from '#ui/parts/people/relationship-type-choice.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** Who may send the signed-in member requests: everyone, or those who meet the limits that are set here. */
export function WhoMayAsk() {
  const self = useSelf();
  const saving = useUpdateProfile({
    title: 'Saved',
    description: 'This applies to every request from now on.',
  });
  const [limits, setLimits] = useState(self.whoMayAsk);
  const [isByBond, setIsByBond] = useState(limits.relationshipTypes.length > 0);
  const [error, setError] = useState('');
  const { relationshipTypes, ageRange, onlyWithNote } = limits;
  const change = (changes: Partial<Limits>) => {
    setLimits({ ...limits, ...changes });
    setError('');
  };
  const save = () => {
    if (isByBond && relationshipTypes.length === 0) {
      setError('Choose at least one bond, or clear the tick.');
      return;
    }
    const whoMayAsk = { ...limits, relationshipTypes: isByBond ? relationshipTypes : [] };
    saving.mutate({
      whoMayAsk: { ...whoMayAsk, relationshipTypes: [...whoMayAsk.relationshipTypes] },
    });
  };
  return (
    <Card>
      <h2 className="mb-1 text-xl">Who may ask me</h2>
      <p className="mb-3 text-quiet">
        Anyone can send you a request, unless you choose otherwise. Other people only see what they
        need to know to ask you. You keep any requests you already have.
      </p>
      <Checkbox
        label="Only for certain bonds"
        error={isByBond ? error : undefined}
        checked={isByBond}
        onChange={(event) => {
          setIsByBond(event.target.checked);
          setError('');
        }}
      />
      {isByBond && (
        <RelationshipTypeChoice
          chosen={relationshipTypes}
          onChange={(chosen) => {
            change({ relationshipTypes: chosen });
          }}
        />
      )}
      <Checkbox
        label="Only from certain ages; members who don’t say their age can’t ask you then"
        checked={ageRange !== null}
        onChange={(event) => {
          change({ ageRange: event.target.checked ? EVERY_AGE : null });
        }}
      />
      {ageRange !== null && (
        <AgeRangeInput
          label="Their age"
          range={ageRange}
          maximum={MAXIMUM_AGE}
          onChange={(range) => {
            change({ ageRange: range });
          }}
        />
      )}
      <Checkbox
        label="Only with a note: a few words about why they ask"
        checked={onlyWithNote}
        onChange={(event) => {
          change({ onlyWithNote: event.target.checked });
        }}
      />
      <Button className="mt-3" isBusy={saving.isPending} onClick={save}>
        Save
      </Button>
    </Card>
  );
}
