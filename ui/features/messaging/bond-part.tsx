import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { BondForTwo, OwnBond } from '#core/connections/domain/bond-for-two.ts';
import { hasSides, otherSide, type BondSide } from '#core/members/domain/bond-sides.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { askingTexts, SIBLING_WISH } from '#core/texts/asking-texts.ts';
import type { CallInput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { Button } from '#ui/kit/button.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { SideChoice } from '#ui/parts/connections/bond-choice.tsx';
import { NamedSentence } from '#ui/parts/people/named-sentence.tsx';
import { ChangingPart, type ChangingContent } from './changing-part.tsx';
import { ChoiceBehindButton } from './choice-behind-button.tsx';

interface BondPartProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** A bond that a member would like, with the side that they would take. */
type BondWish = CallInput<'chooseBond'>['body'];

/** Another bond for the two: to suggest, to agree to and to turn down. */
export function BondPart({ connection }: BondPartProps) {
  const { id } = connection;
  return (
    <ChangingPart
      connection={connection}
      queryKey={queryKeys.bond(id)}
      read={(api, signal) => api.call('getBond', { id }, signal)}
      write={(api, wish: BondWish | null) =>
        wish === null
          ? api.call('dropSuggestedBond', { id })
          : api.call('chooseBond', { id, body: wish })
      }
      alsoChanged={[queryKeys.questions(id), queryKeys.conversations, queryKeys.connections]}
      failure="We couldn’t load this."
      content={Bond}
    />
  );
}

/** Suggests or agrees to a bond by `act`; `null` ends a suggestion. */
type BondProps = ChangingContent<BondForTwo, BondWish | null>;

function Bond(props: BondProps) {
  const { suggested } = props.seen;
  if (suggested !== null) return <Suggested {...props} suggested={suggested} />;
  return (
    <ChoiceBehindButton label="Suggest another bond">
      {(onCancel) => <Choice {...props} onCancel={onCancel} />}
    </ChoiceBehindButton>
  );
}

function Suggested({
  suggested,
  connection: { member },
  name,
  act,
  isBusy,
}: BondProps & { readonly suggested: NonNullable<BondForTwo['suggested']> }) {
  const { relationshipTypeId, side, isOwn } = suggested;
  const end = (label: string) => (
    <Button
      variant="quiet"
      isBusy={isBusy}
      onClick={() => {
        act(null);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      <p>
        {isOwn ? (
          'You’ve suggested another bond:'
        ) : (
          <>
            <bdi>{name}</bdi> suggests another bond:
          </>
        )}
      </p>
      <p className="font-serif text-lg wrap-anywhere">
        <Wish bond={suggested} isOwn={isOwn} member={member} />
      </p>
      {isOwn ? (
        <>
          <p>
            <bdi>{name}</bdi> hasn’t answered yet.
          </p>
          {end('Take it back')}
        </>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              isBusy={isBusy}
              onClick={() => {
                act({ relationshipTypeId: relationshipTypeId ?? 0, side });
              }}
            >
              I’d like that
            </Button>
            {end('Rather not')}
          </div>
          <p className="text-sm text-quiet">
            If you’d rather not, all stays as it is. They only see that nothing has changed.
          </p>
        </>
      )}
    </>
  );
}

interface WishProps {
  readonly member: Member;
  readonly bond: OwnBond;
  readonly isOwn: boolean;
}

/** What is suggested, in the words in which one asks and is asked. */
function Wish({ bond: { relationshipTypeId, side }, isOwn, member }: WishProps) {
  const bond = useRelationshipTypes().find(({ id }) => id === relationshipTypeId);
  if (!hasSides(relationshipTypeId)) {
    return isOwn ? <NamedSentence around={SIBLING_WISH} person={member} /> : bond?.name;
  }
  const { wish, wished } = askingTexts[relationshipTypeId];
  const own = side ?? 'either';
  return <NamedSentence around={isOwn ? wish[own] : wished[otherSide(own)]} person={member} />;
}

interface Chosen {
  readonly bond: string;
  readonly side: BondSide | '';
}

interface ChoiceProps extends BondProps {
  readonly onCancel: () => void;
}

function Choice({ seen: { bond }, name, act, isBusy, onCancel }: ChoiceProps) {
  const { control, handleSubmit, register, setFocus } = useForm<Chosen>({
    defaultValues: { bond: String(bond.relationshipTypeId ?? ''), side: bond.side ?? 'either' },
  });
  const chosen = useWatch({ control, name: 'bond' });
  useEffect(() => {
    setFocus('bond');
  }, [setFocus]);
  const choices = useRelationshipTypes().map(({ id, name: label }) => {
    return { value: String(id), label };
  });
  const submit = handleSubmit(({ bond: typeId, side }) => {
    const wish = hasSides(Number(typeId)) && side !== '' ? side : null;
    act({ relationshipTypeId: Number(typeId), side: wish });
  });
  return (
    <form className="grid w-full gap-3" onSubmit={(event) => void submit(event)}>
      <RadioList
        legend="What would you like to be to each other?"
        choices={choices}
        input={register('bond', { required: true })}
      />
      <SideChoice key={chosen} bond={chosen} input={register('side')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={isBusy} disabled={chosen === ''}>
          <span>
            Suggest it to <bdi>{name}</bdi>
          </span>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
