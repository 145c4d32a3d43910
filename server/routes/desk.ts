import { makeNoteDeskOpened } from '#core/accounts/security-log/use-cases/note-desk-opened.ts';
import { makeHandleContactMessage } from '#core/moderation/contact/use-cases/handle-contact-message.ts';
import { makeListContactMessages } from '#core/moderation/contact/use-cases/list-contact-messages.ts';
import type { deskCalls } from '#core/moderation/desk/calls.ts';
import { toDeskContactMessage } from '#core/moderation/desk/contact-schemas.ts';
import {
  toDeskCase,
  toDeskMemberCase,
  toDeskReport,
  toReportedMember,
} from '#core/moderation/desk/report-schemas.ts';
import {
  toDeskAppeal,
  toDeskFigures,
  toDeskMember,
  toFoundMember,
} from '#core/moderation/desk/schemas.ts';
import { toDeskEntry } from '#core/moderation/desk/standing-schemas.ts';
import { toDeskSecurityEntry } from '#core/moderation/desk/security-schemas.ts';
import { makeAdmitToDesk } from '#core/moderation/desk/use-cases/admit-to-desk.ts';
import {
  makeClaimReports,
  makeReleaseReports,
  type NamedReports,
} from '#core/moderation/desk/use-cases/claim-reports.ts';
import { makeDecideAppeal } from '#core/moderation/desk/use-cases/decide-appeal.ts';
import { makeDecideRecovery } from '#core/moderation/desk/use-cases/decide-recovery.ts';
import { makeDecideReports } from '#core/moderation/desk/use-cases/decide-reports.ts';
import { makeListReportedMembers } from '#core/moderation/desk/use-cases/list-reported-members.ts';
import { makeShowDeskMember } from '#core/moderation/desk/use-cases/show-desk-member.ts';
import { makeChangeMeasure } from '#core/moderation/desk/use-cases/change-measure.ts';
import { makeFindDeskMembers } from '#core/moderation/desk/use-cases/find-desk-members.ts';
import { makeHandleDeskContactMessage } from '#core/moderation/desk/use-cases/handle-desk-contact-message.ts';
import { makeListDeskAppeals } from '#core/moderation/desk/use-cases/list-desk-appeals.ts';
import { makeListDeskContactMessages } from '#core/moderation/desk/use-cases/list-desk-contact-messages.ts';
import { makeListDeskLog } from '#core/moderation/desk/use-cases/list-desk-log.ts';
import { makeListDeskRecoveries } from '#core/moderation/desk/use-cases/list-desk-recoveries.ts';
import { toDeskRecovery } from '#core/moderation/desk/recovery-schemas.ts';
import { makeListDeskRegistrations } from '#core/moderation/desk/use-cases/list-desk-registrations.ts';
import { makeListDeskSecurityLog } from '#core/moderation/desk/use-cases/list-desk-security-log.ts';
import { makeListDeskReports } from '#core/moderation/desk/use-cases/list-desk-reports.ts';
import { makeShowDeskAccess } from '#core/moderation/desk/use-cases/show-desk-access.ts';
import { makeShowDeskFigures } from '#core/moderation/desk/use-cases/show-desk-figures.ts';
import { makeOpenEvidence } from '#core/moderation/desk/use-cases/open-evidence.ts';
import { makeShowDeskReport } from '#core/moderation/desk/use-cases/show-desk-report.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import { countCases } from '#core/moderation/domain/waiting-cases.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What moderators do at the desk. */
type DeskUseCases = ReturnType<typeof makeDeskUseCases>;

/** Makes every use case of the desk. */
export function makeDeskUseCases(world: World) {
  const listContactMessages = makeListContactMessages(world);
  const handleContactMessage = makeHandleContactMessage(world);
  const admitToDesk = makeAdmitToDesk(world);
  return {
    listDeskReports: makeListDeskReports(world),
    showDeskReport: makeShowDeskReport(world),
    openEvidence: makeOpenEvidence(world),
    listReportedMembers: makeListReportedMembers(world),
    showDeskMember: makeShowDeskMember(world),
    claimReports: makeClaimReports(world),
    releaseReports: makeReleaseReports(world),
    decideReports: makeDecideReports(world),
    listDeskAppeals: makeListDeskAppeals(world),
    decideAppeal: makeDecideAppeal(world),
    changeMeasure: makeChangeMeasure(world),
    findDeskMembers: makeFindDeskMembers(world),
    listDeskLog: makeListDeskLog(world),
    listDeskSecurityLog: makeListDeskSecurityLog(world),
    noteDeskOpened: makeNoteDeskOpened(world),
    showDeskFigures: makeShowDeskFigures(world),
    admitToDesk,
    showDeskAccess: makeShowDeskAccess({ ...world, admitToDesk }),
    listDeskContactMessages: makeListDeskContactMessages({ ...world, listContactMessages }),
    handleDeskContactMessage: makeHandleDeskContactMessage({ ...world, handleContactMessage }),
    listDeskRecoveries: makeListDeskRecoveries(world),
    decideRecovery: makeDecideRecovery(world),
    listDeskRegistrations: makeListDeskRegistrations(world),
    takeMeasure: makeTakeMeasure(world),
  };
}

/** The calls of the desk. */
export function makeDeskCalls(deps: DeskUseCases): Pick<ApiCalls, keyof typeof deskCalls> {
  return {
    ...makeReportCalls(deps),
    ...makeReportedMemberCalls(deps),
    ...makeOtherCalls(deps),
    ...makeContactCalls(deps),
    ...makeRegistrationCalls(deps),
    ...makeRecoveryCalls(deps),
  };
}

function makeReportCalls(deps: DeskUseCases) {
  return {
    async listDeskReports({ callerId, query }) {
      const { after = null, ...page } = query;
      const { items, next, names } = await deps.listDeskReports({ callerId, after, ...page });
      return granted({
        value: items.map((report) => toDeskReport(report, names)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async showDeskReport({ callerId, id }) {
      const shown = await deps.showDeskReport({ callerId, id });
      return shown.ok ? granted({ value: toDeskCase(shown.value) }) : shown;
    },

    async claimReport({ callerId, id }) {
      return presentOne(await deps.claimReports({ callerId, id }));
    },

    async releaseReport({ callerId, id }) {
      return presentOne(await deps.releaseReports({ callerId, id }));
    },

    async decideReport({ callerId, id, body: decision }) {
      return presentOne(await deps.decideReports({ callerId, ids: [id], decision }));
    },
  } satisfies Partial<ApiCalls>;
}

function makeReportedMemberCalls(deps: DeskUseCases) {
  return {
    async listReportedMembers({ callerId, query: { after = null, limit } }) {
      const { items, next, names } = await deps.listReportedMembers({ callerId, after, limit });
      return granted({
        value: items.map((reported) => toReportedMember(reported, names)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async findDeskMembers({ callerId, body: { text } }) {
      const found = await deps.findDeskMembers({ callerId, text });
      return granted({ value: found.map(toFoundMember) });
    },

    async showDeskMember({ callerId, id }) {
      const shown = await deps.showDeskMember({ callerId, id });
      return shown.ok ? granted({ value: toDeskMemberCase(shown.value) }) : shown;
    },

    async claimReportsAbout({ callerId, id: memberId }) {
      return present(await deps.claimReports({ callerId, memberId }));
    },

    async releaseReportsAbout({ callerId, id: memberId }) {
      return present(await deps.releaseReports({ callerId, memberId }));
    },

    async decideReportsAbout({ callerId, id: memberId, body: { reportIds: ids, ...decision } }) {
      return present(await deps.decideReports({ callerId, memberId, ids, decision }));
    },
  } satisfies Partial<ApiCalls>;
}

/** The reports as they are handled now. */
function present<Refusal>(handled: Result<NamedReports, Refusal>) {
  if (!handled.ok) return handled;
  const { reports, names } = handled.value;
  return granted({ value: reports.map((report) => toDeskReport(report, names)) });
}

/** The report as it is handled now, of calls about one. */
function presentOne<Refusal>(handled: Result<NamedReports, Refusal>) {
  if (!handled.ok) return handled;
  const { reports, names } = handled.value;
  return granted({ value: toDeskReport(reports[0], names) });
}

function makeOtherCalls(deps: DeskUseCases) {
  return {
    async listDeskAppeals({ callerId, query }) {
      const { after = 0, limit } = query;
      const { items, next, names } = await deps.listDeskAppeals({ callerId, after, limit });
      return granted({
        value: items.map((notice) => toDeskAppeal(notice, names, callerId)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async decideAppeal({ callerId, id, body }) {
      const decided = await deps.decideAppeal({ by: callerId, id, ...body });
      if (!decided.ok) return decided;
      const { notice, names } = decided.value;
      return granted({ value: toDeskAppeal(notice, names, callerId) });
    },

    async endMeasure({ callerId, id, body }) {
      const ended = await deps.changeMeasure({ callerId, id, changed: body });
      return ended.ok ? granted({ value: toDeskMember(ended.value) }) : ended;
    },

    async listDeskLog({ callerId, query }) {
      const { memberId = null, after: before = null, limit } = query;
      const page = { callerId, memberId, before, limit };
      const { items, next, names } = await deps.listDeskLog(page);
      return granted({
        value: items.map((entry) => toDeskEntry(entry, names)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async listDeskSecurityLog({ query: { after: before = null, limit } }) {
      const { items, next, names } = await deps.listDeskSecurityLog({ before, limit });
      return granted({
        value: items.map((entry) => toDeskSecurityEntry(entry, names)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async showDeskFigures() {
      return granted({ value: toDeskFigures(await deps.showDeskFigures()) });
    },

    async showDeskAccess({ callerId }) {
      const access = await deps.showDeskAccess({ callerId });
      return granted({ value: { ...access, waiting: countCases(access.cases) } });
    },
  } satisfies Partial<ApiCalls>;
}

function makeContactCalls(deps: DeskUseCases) {
  return {
    async listDeskContactMessages({ query }) {
      const { after = null, ...page } = query;
      const { items, next, names } = await deps.listDeskContactMessages({ after, ...page });
      return granted({
        value: items.map((message) => toDeskContactMessage(message, names)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async handleDeskContactMessage({ callerId, id }) {
      const handled = await deps.handleDeskContactMessage({ callerId, id });
      if (!handled.ok) return handled;
      const { message, names } = handled.value;
      return granted({ value: toDeskContactMessage(message, names) });
    },
  } satisfies Partial<ApiCalls>;
}

function makeRegistrationCalls(deps: DeskUseCases) {
  return {
    async listDeskRegistrations({ query: { after = 0, limit } }) {
      const { items, next } = await deps.listDeskRegistrations({ after, limit });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async decideRegistration({ callerId: by, id: memberId, body: { decision: action, words } }) {
      const taken = await deps.takeMeasure({ memberId, measure: { action }, words, by });
      return taken.ok ? granted({ value: undefined }) : taken;
    },
  } satisfies Partial<ApiCalls>;
}

function makeRecoveryCalls(deps: DeskUseCases) {
  return {
    async listDeskRecoveries({ callerId, query: { after = 0, limit } }) {
      const { items, next, names } = await deps.listDeskRecoveries({ callerId, after, limit });
      return granted({
        value: items.map((shown) => toDeskRecovery(shown, names, callerId)),
        next: { parameter: 'after', cursor: next },
      });
    },

    async decideRecovery({ callerId, id, body: decision }) {
      const decided = await deps.decideRecovery({ callerId, id, decision });
      return decided.ok ? granted({ value: undefined }) : decided;
    },
  } satisfies Partial<ApiCalls>;
}
