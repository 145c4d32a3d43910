import { useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { BOND_SIDES, hasSides } from '#core/members/domain/bond-sides.ts';
import type { Member } from '#core/members/domain/member.ts';
import { askingTexts, SIBLING_WISH } from '#core/texts/asking-texts.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { NamedSentence } from '#ui/parts/people/named-sentence.tsx';
import type { UnsentRequest } from '#ui/session/unsent-requests-store.ts';
import type { BondChoices, ChosenBond } from './use-bond-choices.ts';

interface BondChoiceProps {
  readonly member: Member;
  readonly bonds: BondChoices;
  readonly form: UseFormReturn<UnsentRequest>;
}

/** The bond to ask for and the side of it: one sentence where both speak for themselves, and else what to choose from. */
export function BondChoice({ member, bonds, form }: BondChoiceProps) {
  const [isChanging, setIsChanging] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const [bond, side] = useWatch({ control: form.control, name: ['bond', 'side'] });
  useEffect(() => {
    if (isChanging) choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isChanging]);
  const isPlain = bonds.plain?.bond === bond && bonds.plain.side === side;
  if (isPlain && !isChanging) {
    return (
      <PlainBond
        member={member}
        chosen={{ bond, side }}
        onChange={() => {
          setIsChanging(true);
        }}
      />
    );
  }
  return (
    <div ref={choices} className="grid min-w-0 gap-3">
      <RadioList
        legend="What do you hope for?"
        isDense
        choices={bonds.choices}
        error={form.formState.errors.bond?.message}
        input={form.register('bond', {
          ...(bonds.isNeeded && { required: 'Choose what you hope for' }),
          onChange: () => {
            form.setValue('side', bonds.withSide(form.getValues('bond')).side);
          },
        })}
      />
      <SideChoice key={bond} bond={bond} input={form.register('side')} />
    </div>
  );
}

interface SideChoiceProps {
  /** The id of the bond. */
  readonly bond: string;
  readonly input: UseFormRegisterReturn;
}

/** The sides of a bond to choose from; nothing where it has none. */
export function SideChoice({ bond, input }: SideChoiceProps) {
  const typeId = Number(bond);
  if (!hasSides(typeId)) return null;
  const { question, choices } = askingTexts[typeId];
  return (
    <RadioList
      legend={question}
      choices={BOND_SIDES.map((side) => ({ value: side, label: choices[side] }))}
      input={input}
    />
  );
}

interface PlainBondProps extends Pick<BondChoiceProps, 'member'> {
  readonly chosen: ChosenBond;
  readonly onChange: () => void;
}

function PlainBond({ member, chosen: { bond, side }, onChange }: PlainBondProps) {
  const typeId = Number(bond);
  const around = side !== '' && hasSides(typeId) ? askingTexts[typeId].wish[side] : SIBLING_WISH;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-0 grow basis-56 wrap-anywhere">
        <NamedSentence around={around} person={member} />
      </p>
      <button
        type="button"
        aria-label="Change what you hope for"
        className={LINK_LOOK}
        onClick={onChange}
      >
        Change
      </button>
    </div>
  );
}
