import { memo, useCallback, useEffect, useMemo, useRef, type FocusEvent } from 'react';
import { fit } from '#core/discovery/domain/fit.ts';
import { bestReasons, withDistance } from '#core/discovery/domain/near-reason.ts';
import { toFoldedMember, type FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import type { Distance } from '#core/members/places/domain/distance.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { displayName } from './display-text.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { ResultLayout } from './result-layout-store.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonCard } from './person-card.tsx';
import { PERSON_LIST_LOOKS, PERSON_ROW_GAP } from './person-list-look.ts';
import { useListGeometry } from '#ui/kit/use-list-geometry.ts';
import { useRowsInView } from '#ui/kit/use-rows-in-view.ts';

/** So many cards a slow phone can draw or drop at once without a pause. */
const MOST_CARDS = 60;
/** How many reasons a card has room for. */
const SHOWN_REASONS = 2;

interface LongPersonListProps {
  readonly people: readonly Member[];
  readonly layout?: ResultLayout;
  /** Of those who live near the member, by id. */
  readonly distances?: ReadonlyMap<number, Distance> | undefined;
}

/**
 * The cards of any number of members, with what may be done about them. Of a list too long to be held whole only the rows near the
 * window are there; each card says to screen readers which of how many it is.
 */
export const LongPersonList = memo(function LongPersonList(props: LongPersonListProps) {
  const { people, layout = 'grid', distances } = props;
  const self = useSelf();
  const viewer = useMemo(() => toFoldedMember(self), [self]);
  const list = useRef<HTMLUListElement>(null);
  const { columns, top } = useListGeometry(list, layout);
  useScrollPositionAsItIs();
  const nameOf = useCallback(
    (row: number) => `${layout}/${columns}/${people[row * columns]?.id}`,
    [people, layout, columns],
  );
  const { rows, leftOutAtEnd, measure, setLastFocusedRow } = useRowsInView({
    count: Math.ceil(people.length / columns),
    nameOf,
    gap: PERSON_ROW_GAP,
    top,
    isWhole: people.length <= MOST_CARDS,
  });
  return (
    <ul
      ref={list}
      className={PERSON_LIST_LOOKS[layout]}
      style={{ paddingBottom: leftOutAtEnd }}
      onFocus={(event) => {
        setLastFocusedRow(rowOf(event));
      }}
    >
      {rows.flatMap(({ index, leftOut }) =>
        people.slice(index * columns, (index + 1) * columns).map((person, column) => (
          <li
            key={person.id}
            ref={column === 0 ? measure : null}
            data-index={index}
            aria-posinset={index * columns + column + 1}
            aria-setsize={people.length}
            className="min-w-0"
            style={{ marginTop: leftOut }}
          >
            <ListedPerson
              viewer={viewer}
              person={person}
              distance={distances?.get(person.id) ?? null}
              layout={layout}
            />
          </li>
        )),
      )}
    </ul>
  );
});

interface ListedPersonProps {
  readonly viewer: FoldedMember;
  readonly distance: Distance | null;
  readonly person: Member;
  readonly layout: ResultLayout;
}

const ListedPerson = memo(function ListedPerson(props: ListedPersonProps) {
  const { viewer, person, distance, layout } = props;
  const { reasons } = fit(viewer, toFoldedMember(person));
  const best = bestReasons(withDistance(reasons, distance), SHOWN_REASONS);
  return (
    <PersonCard
      person={person}
      layout={layout}
      reasons={best.map((reason) => describeReason(reason, { name: displayName(person) }, enBonds))}
      actions={<PersonActions person={person} />}
    />
  );
});

/**
 * Keeps the browser from scrolling along with what stands below the list when cards come in before
 * it, which would carry the reader past all of them.
 */
function useScrollPositionAsItIs(): void {
  useEffect(() => {
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => {
      style.removeProperty('overflow-anchor');
    };
  }, []);
}

function rowOf({ target }: FocusEvent): number {
  return Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
}
