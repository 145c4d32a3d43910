import type { dayCalls } from '#core/connections/days/calls.ts';
import type { KeptDay } from '#core/connections/days/domain/kept-day.ts';
import { makeAddDay } from '#core/connections/days/use-cases/add-day.ts';
import { makeChangeDay } from '#core/connections/days/use-cases/change-day.ts';
import { makeListDaysForTwo } from '#core/connections/days/use-cases/list-days-for-two.ts';
import { makeListOwnDays } from '#core/connections/days/use-cases/list-own-days.ts';
import { makeRemoveDay } from '#core/connections/days/use-cases/remove-day.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** Makes every use case of days that matter. */
export function makeDayUseCases(world: World) {
  return {
    listOwnDays: makeListOwnDays(world),
    addDay: makeAddDay(world),
    changeDay: makeChangeDay(world),
    removeDay: makeRemoveDay(world),
    listDaysForTwo: makeListDaysForTwo(world),
  };
}

/** The calls about days that matter. */
export function makeDayCalls(
  deps: ReturnType<typeof makeDayUseCases>,
): Pick<ApiCalls, keyof typeof dayCalls> {
  return {
    async listDays({ callerId }) {
      return granted({ value: (await deps.listOwnDays({ callerId })).map(toWireDay) });
    },

    async addDay({ callerId, body }) {
      const added = await deps.addDay({ callerId, draft: body });
      return added.ok ? granted({ value: toWireDay(added.value) }) : added;
    },

    async changeDay({ callerId, id, body }) {
      const changed = await deps.changeDay({ callerId, id, draft: body });
      return changed.ok ? granted({ value: toWireDay(changed.value) }) : changed;
    },

    async removeDay({ callerId, id }) {
      const removed = await deps.removeDay({ callerId, id });
      return removed.ok ? granted({ value: undefined }) : removed;
    },

    async listDaysForTwo({ callerId, id }) {
      const listed = await deps.listDaysForTwo({ callerId, connectionId: id });
      return listed.ok ? granted({ value: [...listed.value] }) : listed;
    },
  };
}

function toWireDay({ id, date, meaning, shownTo }: KeptDay) {
  return { id, date, meaning, shownTo: [...shownTo] };
}
