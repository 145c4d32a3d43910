import { listOf } from './actor.ts';
import { habit, type Habit } from './habit.ts';
import { setUpApp } from './habits.ts';

const DAY = 86_400_000;

const deskHabit = (name: string, weight: number, what: Habit['do']): Habit =>
  habit(name, weight, what, { of: ['moderator', 'operator'] });

/** Everything that those who run the site do. */
export const DESK_HABITS: readonly Habit[] = [
  deskHabit('decides a report', 30, async (actor) => {
    const { chance } = actor;
    const reports = listOf(await actor.call('listDeskReports'));
    const report = chance.pick(reports.filter(({ state }) => state === 'open'));
    if (report === undefined) return;
    await actor.call('showDeskReport', { id: report.id });
    if (chance.happens(0.3)) await actor.call('claimReport', { id: report.id });
    const until = new Date(actor.world.now() + (1 + chance.below(20)) * DAY).toISOString();
    const measure = chance.pick([
      'dismiss',
      'dismiss',
      'warn',
      'warn',
      'unlist',
      'stop_requests',
      'suspend',
      'remove',
    ]);
    const why = { reason: 'money', words: 'This breaks the guidelines.' };
    const body =
      measure === 'dismiss'
        ? { measure, words: null }
        : { measure, ...why, ...(measure === 'suspend' && { until }) };
    await actor.call('decideReport', { id: report.id, body });
  }),
  deskHabit(
    'takes all reports about somebody, and dismisses them or gives them back',
    5,
    async (actor) => {
      const { chance } = actor;
      const id = chance.pick(listOf(await actor.call('listReportedMembers')))?.id;
      if (id === undefined) return;
      await actor.call('showDeskMember', { id });
      const { body } = await actor.call('claimReportsAbout', { id });
      const reportIds = listOf({ body }).map((report) => report.id);
      if (chance.happens(0.5)) await actor.call('releaseReportsAbout', { id });
      else if (reportIds.length > 0) {
        const dismissed = { measure: 'dismiss', words: null, reportIds };
        await actor.call('decideReportsAbout', { id, body: dismissed });
      }
    },
  ),
  deskHabit('decides an appeal', 15, async (actor) => {
    const appeals = listOf(await actor.call('listDeskAppeals'));
    const appeal = actor.chance.pick(appeals.filter(({ mayDecide }) => mayDecide));
    if (appeal === undefined) return;
    const outcome = actor.chance.happens(0.5) ? 'reversed' : 'upheld';
    await actor.call('decideAppeal', {
      id: appeal.id,
      body: { outcome, words: 'We looked again.' },
    });
  }),
  deskHabit('decides about a registration', 15, async (actor) => {
    for (const { id } of listOf(await actor.call('listDeskRegistrations'))) {
      const decision = actor.chance.happens(0.8) ? 'approve' : 'decline';
      await actor.call('decideRegistration', { id, body: { decision } });
    }
  }),
  deskHabit('decides who wins an account back', 30, async (actor) => {
    for (const { id } of listOf(await actor.call('listDeskRecoveries'))) {
      const isAgreed = actor.chance.happens(0.9);
      const body = isAgreed ? { decision: 'agree' } : { decision: 'decline', words: 'Not sure.' };
      await actor.call('decideRecovery', { id, body });
    }
  }),
  habit(
    'changes who may register',
    2,
    (actor) => {
      const REGISTRATION = actor.chance.pick(['open', 'open', 'approval']);
      return actor.call('changeSettings', { body: { REGISTRATION } });
    },
    { of: ['operator'] },
  ),
  deskHabit('restores a member', 5, async (actor) => {
    const id = 1 + actor.chance.below(actor.world.people.length);
    await actor.call('showDeskMember', { id });
    for (const measure of ['restore', 'lift', 'list', 'allow_requests']) {
      if (actor.chance.happens(0.5)) continue;
      await actor.call('endMeasure', { id, body: { measure, words: 'This is over.' } });
    }
  }),
  deskHabit('has a second step, as the desk asks for one', 3, async (actor) => {
    const { body } = await actor.call('showDeskAccess');
    if (JSON.stringify(body ?? '').includes('"needsSecondStep":true')) await setUpApp(actor);
  }),
  deskHabit('looks over the site', 5, async (actor) => {
    await actor.call('listDeskLog');
    await actor.call('showDeskFigures');
    const [message] = listOf(await actor.call('listDeskContactMessages'));
    if (message !== undefined) await actor.call('handleDeskContactMessage', { id: message.id });
    await actor.call('findDeskMembers', { body: { text: 'zqp1zq' } });
    if (actor.person.part === 'operator') await actor.call('showSite');
  }),
];
