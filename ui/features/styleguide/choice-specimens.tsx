import { useState } from 'react';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { ChoiceChips, SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import { InterestInput } from '#ui/parts/people/interest-input.tsx';
import { RelationshipTypeChoice } from '#ui/parts/people/relationship-type-choice.tsx';
import { LONG_TEXT, Specimens } from './specimens.tsx';

const CHOICES = ['Reading', 'Travel', 'Cooking', LONG_TEXT].map((interest) => ({
  value: interest,
  label: interest,
}));

/** Whatever is ticked, picked or moved. */
export function ChoiceSpecimens() {
  const [chosen, setChosen] = useState(['Travel']);
  const [one, setOne] = useState('Cooking');
  const [range, setRange] = useState({ min: 24, max: 60 });
  const [types, setTypes] = useState([2]);
  const [interests, setInterests] = useState(['Sea swimming', 'Cooking']);
  return (
    <Specimens title="Choices">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Checkbox label="Not ticked" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Ticked, disabled" disabled defaultChecked />
        <Checkbox label="Wrong" error="You must accept the terms and privacy policy" />
        <Checkbox label={LONG_TEXT} />
      </div>
      <ChoiceChips legend="Any number" choices={CHOICES} chosen={chosen} onChange={setChosen} />
      <SingleChoiceChips legend="One of them" choices={CHOICES} chosen={one} onChange={setOne} />
      <AgeRangeInput label="Their age" range={range} maximum={100} onChange={setRange} />
      <RelationshipTypeChoice chosen={types} onChange={setTypes} />
      <InterestInput interests={interests} onChange={setInterests} />
    </Specimens>
  );
}
