import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type {
  ContactMessageId,
  MemberId,
  NoticeId,
  RecoveryRequestId,
  ReportId,
} from '#core/kernel/ids.ts';
import type { SettingTexts } from '#core/operations/domain/site-settings.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput, CallOutput, ListPage } from '#ui/api/client.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { showFailure } from '#ui/session/failure-notice.ts';
import { deskKeys } from './desk-keys.ts';

/** A member at the desk, with the open reports about them. */
export type MemberCase = CallOutput<'showDeskMember'>;

/** A report with its evidence. */
export type ReportWithEvidence = MemberCase['reports'][number];

/** A report as the desk lists it. */
export type DeskReport = CallOutput<'listDeskReports'>[number];

/** A person as the desk names them. */
export type DeskPerson = MemberCase['member'];

/** Which reports a list has. */
export type ReportState = DeskReport['state'];

/** A message to those who run the site, as the desk shows it. */
export type DeskContactMessage = CallOutput<'listDeskContactMessages'>[number];

/** A new member who waits for approval. */
export type DeskRegistration = CallOutput<'listDeskRegistrations'>[number];

/** The requests of people who have lost every way into their account. */
export type DeskRecovery = CallOutput<'listDeskRecoveries'>[number];

type Cursor = ListPage<unknown>['next'];

/** A list of the desk, read as far as it has been asked for; it is asked for again with every visit. */
function useDeskList<Entry>(
  queryKey: QueryKey,
  read: (cursor: Cursor, signal: AbortSignal) => Promise<ListPage<readonly Entry[]>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as Cursor,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchOnMount: 'always',
  });
}

/** The reports of that state: those that wait with the gravest first. */
export function useDeskReports(state: ReportState) {
  const api = useApiClient();
  return useDeskList(deskKeys.reports(state), (cursor, signal) =>
    api.callPage('listDeskReports', { query: { state, ...cursor } }, signal),
  );
}

/** The members about whom reports wait, whoever the gravest is about first. */
export function useReportedMembers() {
  const api = useApiClient();
  return useDeskList(deskKeys.reportedMembers, (cursor, signal) =>
    api.callPage('listReportedMembers', { query: { ...cursor } }, signal),
  );
}

/** The appeals that wait, the oldest first. */
export function useDeskAppeals() {
  const api = useApiClient();
  return useDeskList(deskKeys.appeals, (cursor, signal) =>
    api.callPage('listDeskAppeals', { query: { ...cursor } }, signal),
  );
}

/** What was decided, newest first: about one member, or about all with `null`. */
export function useDeskLog(memberId: number | null) {
  const api = useApiClient();
  return useDeskList(deskKeys.log(memberId), (cursor, signal) => {
    const about = memberId === null ? {} : { memberId: String(memberId) };
    return api.callPage('listDeskLog', { query: { ...about, ...cursor } }, signal);
  });
}

/** Attacks on accounts, and what those who run the site were allowed to do, newest first. */
export function useDeskSecurityLog() {
  const api = useApiClient();
  return useDeskList(deskKeys.securityLog, (cursor, signal) =>
    api.callPage('listDeskSecurityLog', { query: { ...cursor } }, signal),
  );
}

/** What people have written: the open messages with the oldest first, the handled ones with the newest. */
export function useDeskContactMessages(state: DeskContactMessage['state']) {
  const api = useApiClient();
  return useDeskList(deskKeys.contactMessages(state), (cursor, signal) =>
    api.callPage('listDeskContactMessages', { query: { state, ...cursor } }, signal),
  );
}

/** The new members who wait for approval, longest wait first. */
export function useDeskRegistrations() {
  const api = useApiClient();
  return useDeskList(deskKeys.registrations, (cursor, signal) =>
    api.callPage('listDeskRegistrations', { query: { ...cursor } }, signal),
  );
}

/** The requests to win an account back that this moderator can decide upon, the oldest first. */
export function useDeskRecoveries() {
  const api = useApiClient();
  return useDeskList(deskKeys.recoveries, (cursor, signal) =>
    api.callPage('listDeskRecoveries', { query: { ...cursor } }, signal),
  );
}

/** A report with all that is needed to decide upon it. */
export function useDeskReport(id: ReportId) {
  const api = useApiClient();
  return useQuery({
    queryKey: deskKeys.report(id),
    queryFn: ({ signal }) => api.call('showDeskReport', { id }, signal),
    refetchOnMount: 'always',
  });
}

/** A member, with the open reports about them and all that is needed to decide upon these. */
export function useDeskMember(id: MemberId) {
  const api = useApiClient();
  return useQuery({
    queryKey: deskKeys.member(id),
    queryFn: ({ signal }) => api.call('showDeskMember', { id }, signal),
    refetchOnMount: 'always',
  });
}

/** What the desk did, in numbers. */
export function useDeskFigures() {
  const api = useApiClient();
  return useQuery({
    queryKey: deskKeys.figures,
    queryFn: ({ signal }) => api.call('showDeskFigures', {}, signal),
    refetchOnMount: 'always',
  });
}

/** How the site is, for its operator; looked at with every visit. */
export function useSite() {
  const api = useApiClient();
  return useQuery({
    queryKey: deskKeys.site,
    queryFn: ({ signal }) => api.call('showSite', {}, signal),
    refetchOnMount: 'always',
  });
}

/** Sends the operator a mail, and says what came of it. */
export function useTestMail() {
  const api = useApiClient();
  return useMutation({
    mutationFn: () => api.call('sendTestMail', {}),
    onError: showFailure('The test mail could not be sent', 'Please try again.'),
  });
}

/** Changes settings of the site while it runs; `onDone` once they are shown. */
export function useChangeSettings(onDone: () => void) {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingTexts) => api.call('changeSettings', { body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deskKeys.site });
      onDone();
      useToastStore.getState().show({ title: 'Saved', description: 'It’s in effect from now on.' });
    },
    onError: (error) => {
      if (fieldErrorsOf(error).length > 0) return;
      showFailure('The settings could not be saved', 'Please try again.')(error);
    },
  });
}

/** Something done at the desk, after which all that is on screen is asked for again. */
function useDeskChange<Input, Answer>(change: (input: Input) => Promise<Answer>, failure: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onError: showFailure(failure, 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.desk }),
  });
}

/** Takes care of the open reports about a member, or leaves them to the others. */
export function useClaim(id: MemberId) {
  const api = useApiClient();
  return useDeskChange(
    (isTaken: boolean) => api.call(isTaken ? 'claimReportsAbout' : 'releaseReportsAbout', { id }),
    'We couldn’t change this',
  );
}

/** Decides upon reports about a member. */
export function useDecideReports(id: MemberId) {
  const api = useApiClient();
  return useDeskChange(
    (body: CallInput<'decideReportsAbout'>['body']) => api.call('decideReportsAbout', { id, body }),
    'We couldn’t save your decision',
  );
}

/** Answers an appeal. */
export function useDecideAppeal(id: NoticeId) {
  const api = useApiClient();
  return useDeskChange(
    (body: CallInput<'decideAppeal'>['body']) => api.call('decideAppeal', { id, body }),
    'We couldn’t save your answer',
  );
}

/** Finds members by what is typed. */
export function useFindMembers() {
  const api = useApiClient();
  return useMutation({
    mutationFn: (text: string) => api.call('findDeskMembers', { body: { text } }),
    onError: showFailure('We couldn’t look them up', 'Please try again.'),
  });
}

/** Takes a measure about a member without a report. */
export function useTakeMeasure(id: MemberId) {
  const api = useApiClient();
  return useDeskChange(
    (body: CallInput<'endMeasure'>['body']) => api.call('endMeasure', { id, body }),
    'We couldn’t save your decision',
  );
}

/** Ends a measure about a member early. */
export function useEndMeasure(id: MemberId) {
  const api = useApiClient();
  return useDeskChange(
    (body: CallInput<'endMeasure'>['body']) => api.call('endMeasure', { id, body }),
    'We couldn’t end the measure',
  );
}

/** Marks a message as handled. */
export function useHandleContactMessage(id: ContactMessageId) {
  const api = useApiClient();
  return useDeskChange(
    () => api.call('handleDeskContactMessage', { id }),
    'We couldn’t mark the message as handled',
  );
}

/** Approves or declines a registration. */
export function useDecideRegistration(id: MemberId) {
  const api = useApiClient();
  return useDeskChange(
    (body: CallInput<'decideRegistration'>['body']) => api.call('decideRegistration', { id, body }),
    'We couldn’t save your decision',
  );
}

/** Agrees to give an account back, or declines. */
export function useDecideRecovery(id: RecoveryRequestId) {
  const api = useApiClient();
  return useDeskChange(
    (body: CallInput<'decideRecovery'>['body']) => api.call('decideRecovery', { id, body }),
    'We couldn’t save your decision',
  );
}
