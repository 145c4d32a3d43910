import type { Member } from '#core/members/domain/member.ts';
import type { AroundName } from '#core/texts/asking-texts.ts';
import { displayName } from './display-text.ts';

interface NamedSentenceProps {
  readonly around: AroundName;
  readonly person: Pick<Member, 'id' | 'name'>;
}

/** A sentence of ours with the name of a member in it. */
export function NamedSentence({ around: [before, after], person }: NamedSentenceProps) {
  return (
    <>
      {before}
      <bdi>{displayName(person)}</bdi>
      {after}
    </>
  );
}
