import { granted } from '#core/kernel/result.ts';
import type { operationsCalls } from '#core/operations/calls.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import type { RunningSite } from '#core/operations/ports/running-site.ts';
import {
  makeBecomeOperator,
  type BecomeOperator,
} from '#core/operations/use-cases/become-operator.ts';
import { makeChangeSettings } from '#core/operations/use-cases/change-settings.ts';
import { makeSendTestMail } from '#core/operations/use-cases/send-test-mail.ts';
import { makeShowSite } from '#core/operations/use-cases/show-site.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What those who run the site do. */
export function makeOperationsUseCases(world: World): { readonly becomeOperator: BecomeOperator } {
  return { becomeOperator: makeBecomeOperator({ ...world, takeMeasure: makeTakeMeasure(world) }) };
}

/** The calls of those who run the site. */
export function makeOperationsCalls(
  deps: ReturnType<typeof makeOperationsUseCases> &
    Pick<World, 'members' | 'siteCounts' | 'siteSettings' | 'liveSettings' | 'commit' | 'clock'> & {
      readonly runningSite: RunningSite;
    },
): Pick<ApiCalls, keyof typeof operationsCalls> {
  const showSite = makeShowSite(deps);
  const changeSettings = makeChangeSettings(deps);
  const sendTestMail = makeSendTestMail(deps);
  return {
    async showSite({ callerId }) {
      const site = await showSite({ callerId });
      const lists = {
        findings: [...site.findings],
        failures: [...site.failures],
        siteSettings: [...site.siteSettings],
        settings: [...site.settings],
      };
      return granted({ value: { ...site, ...lists } });
    },
    async changeSettings({ callerId, body, readDevice }) {
      const changed = await changeSettings({ callerId, values: body, device: readDevice() });
      return changed.ok ? granted({ value: undefined }) : changed;
    },
    async sendTestMail({ callerId }) {
      const sent = await sendTestMail({ callerId });
      return sent.ok ? granted({ value: sent.value }) : sent;
    },
    async becomeOperator({ callerId, body }) {
      const become = await deps.becomeOperator({ callerId, key: body.token });
      return become.ok ? granted({ value: undefined }) : become;
    },
  };
}
