import type { EndpointName } from '#core/contract.ts';

/** Whom a request is about: a member whom the caller once knew, or the ids of nobody and nothing. */
export interface Target {
  readonly callerId: number;
  /** Another member, whom the caller knows. */
  readonly thirdId: number;
  readonly memberId: number;
  readonly connectionId: number;
  /** The messages that the caller wrote to them and got from them. */
  readonly sentId: number;
  readonly receivedId: number;
}

/** A request, beside the method of its call. */
export interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

/** In which way a member is hidden from the caller. */
export type Hiding =
  | 'blocks the caller'
  | 'is blocked by the caller'
  | 'is suspended'
  | 'is removed'
  | 'waits for approval'
  | 'is too young'
  | 'takes a break'
  | 'leaves';

/** What callers may know of a hidden member all the same, and why. */
export interface Exception {
  readonly hidings: readonly Hiding[];
  /** Only where this was between the two; always where it is left out. */
  readonly earlier?: string;
  readonly status: number;
  readonly reason: string;
}

/** What a call has to do with other members. */
export type Row =
  /** It names another member, or a thing that is shared with them. */
  | {
      readonly names: (target: Target) => readonly Asked[];
      readonly except?: Exception;
    }
  /** It shows whoever is there. */
  | {
      readonly shows: readonly string[];
      readonly except?: Exception;
    }
  | { readonly concernsNobodyElse: string };

const ACCOUNT = 'It is about an account and who may use it, before or beside who sees whom.';
const SITE = 'Everyone gets the same answer, whoever there is.';
const NOTICES = 'Callers see only what was decided about themselves.';
const CONTACT = 'It is between whoever writes and the people who run the site.';
const ADDRESS =
  'Members see their own address alone, and visitors get the same answer, whoever has one.';
const DESK =
  'Moderators see who was reported, wherever those stand; whom a report concerns finds no trace of it.';
const NEWCOMERS = 'Moderators decide who becomes a member, before anybody else sees them.';
const RECOVERIES =
  'Moderators see whose account somebody has lost, but for those whom they are connected with.';
const RUNNING_SITE = 'Operators see how the site is, and nobody by name.';
const INVITATIONS = 'Callers see only their own invitations, and never who has used them.';
const DATA_EXPORTS =
  'Callers see only the copy of their own data, which holds what their lists show.';
const NEWSLETTER = 'It is about an address, whether or not a member has it.';
const OWN_BLOCK = 'Callers know whom they block, so that they can stop.';

const INTRODUCING = 'You both keep bees, and you’d have so much to talk about.';
const INTRODUCTIONS =
  'It names three members; a matrix of its own asks it for each of them and each way to be hidden.';
const OWN_DAYS =
  'Callers write only days of their own, and connections they don’t have are left out of them, whoever is there.';

const OWN_INTRODUCTIONS = 'Callers take back only what they have made, whoever is there.';

const OWN_PICTURES =
  'Callers see only the pictures that they keep; who sees the files of a picture is asked on its own.';

const OWN_BREAK = 'Callers decide about themselves; what others see of it, the other calls show.';

/** What every call has to do with other members. */
export const VISIBILITY_ROWS: Readonly<Record<EndpointName, Row>> = {
  register: { concernsNobodyElse: ACCOUNT },
  attachPicture: {
    concernsNobodyElse: 'It takes a file, and is asked on its own, with who sees what was sent.',
  },
  attachVoice: {
    concernsNobodyElse: 'It takes a file, and is asked on its own, with who hears what was sent.',
  },
  keepPicture: { concernsNobodyElse: OWN_PICTURES },
  fetchPicture: { concernsNobodyElse: OWN_PICTURES },
  listPictures: { concernsNobodyElse: OWN_PICTURES },
  describePicture: { concernsNobodyElse: OWN_PICTURES },
  removePicture: { concernsNobodyElse: OWN_PICTURES },
  logIn: { concernsNobodyElse: ACCOUNT },
  logOut: { concernsNobodyElse: ACCOUNT },
  getCurrentMember: { concernsNobodyElse: ACCOUNT },
  choosePassword: { concernsNobodyElse: ACCOUNT },
  getMailPreferences: { concernsNobodyElse: ACCOUNT },
  chooseMails: { concernsNobodyElse: ACCOUNT },
  stopMails: { concernsNobodyElse: ACCOUNT },
  askForNewsletter: { concernsNobodyElse: NEWSLETTER },
  confirmNewsletter: { concernsNobodyElse: NEWSLETTER },
  stopNewsletter: { concernsNobodyElse: NEWSLETTER },
  getTermsAcceptance: { concernsNobodyElse: ACCOUNT },
  acceptTerms: { concernsNobodyElse: ACCOUNT },
  listSessions: { concernsNobodyElse: ACCOUNT },
  listSecurityLog: { concernsNobodyElse: ACCOUNT },
  endSession: { concernsNobodyElse: ACCOUNT },
  endOtherSessions: { concernsNobodyElse: ACCOUNT },
  showFactors: { concernsNobodyElse: ACCOUNT },
  makeRecoveryCodes: { concernsNobodyElse: ACCOUNT },
  beginAuthenticator: { concernsNobodyElse: ACCOUNT },
  confirmAuthenticator: { concernsNobodyElse: ACCOUNT },
  switchOffAuthenticator: { concernsNobodyElse: ACCOUNT },
  beginPasskey: { concernsNobodyElse: ACCOUNT },
  addPasskey: { concernsNobodyElse: ACCOUNT },
  removePasskey: { concernsNobodyElse: ACCOUNT },
  requirePasskey: { concernsNobodyElse: ACCOUNT },
  beginPasskeyProof: { concernsNobodyElse: ACCOUNT },
  beginPasskeyLogIn: { concernsNobodyElse: ACCOUNT },
  logInByPasskey: { concernsNobodyElse: ACCOUNT },
  closeUnderAge: { concernsNobodyElse: ACCOUNT },
  invite: { concernsNobodyElse: INVITATIONS },
  listInvitations: { concernsNobodyElse: INVITATIONS },
  withdrawInvitation: { concernsNobodyElse: INVITATIONS },
  getBreak: { concernsNobodyElse: OWN_BREAK },
  takeBreak: { concernsNobodyElse: OWN_BREAK },
  endBreak: { concernsNobodyElse: OWN_BREAK },
  leave: { concernsNobodyElse: OWN_BREAK },
  requestDataExport: { concernsNobodyElse: DATA_EXPORTS },
  listDataExports: { concernsNobodyElse: DATA_EXPORTS },
  downloadDataExport: { concernsNobodyElse: DATA_EXPORTS },
  listRelationshipTypes: { concernsNobodyElse: SITE },
  listResources: { concernsNobodyElse: SITE },
  suggestTowns: { concernsNobodyElse: SITE },
  reportPageError: { concernsNobodyElse: SITE },
  getApiDescription: { concernsNobodyElse: SITE },
  checkHealth: { concernsNobodyElse: SITE },
  checkReadiness: { concernsNobodyElse: SITE },
  getAddress: { concernsNobodyElse: ADDRESS },
  askForAddress: { concernsNobodyElse: ADDRESS },
  keepAddress: { concernsNobodyElse: ADDRESS },
  confirmAddress: { concernsNobodyElse: ADDRESS },
  sendConfirmation: { concernsNobodyElse: ADDRESS },
  undoAddress: { concernsNobodyElse: ADDRESS },
  recoverPassword: { concernsNobodyElse: ADDRESS },
  choosePasswordByLink: { concernsNobodyElse: ADDRESS },
  showWaysIn: { concernsNobodyElse: ACCOUNT },
  keepSecondStep: { concernsNobodyElse: ACCOUNT },
  askForRecovery: { concernsNobodyElse: ADDRESS },
  confirmRecovery: { concernsNobodyElse: ADDRESS },
  stopRecovery: { concernsNobodyElse: ACCOUNT },
  stopOwnRecovery: { concernsNobodyElse: ACCOUNT },
  winAccountBack: { concernsNobodyElse: ACCOUNT },
  sendContactMessage: { concernsNobodyElse: CONTACT },

  listMembers: { shows: ['/api/users', '/api/users?limit=1', '/api/users?limit=2'] },
  getMember: { names: ({ memberId }) => [{ path: `/api/users/${memberId}` }] },
  countVouches: { names: ({ memberId }) => [{ path: `/api/users/${memberId}/vouches` }] },
  updateProfile: {
    names: ({ memberId }) => [
      { path: `/api/users/${memberId}`, body: { name: 'Another' } },
      { path: `/api/users/${memberId}`, body: { username: 'another' } },
      { path: `/api/users/${memberId}`, body: { age: 7 } },
      { path: `/api/users/${memberId}`, body: {} },
    ],
  },

  listConnections: {
    shows: [
      '/api/connections',
      '/api/connections?limit=1',
      '/api/connections?status=accepted',
      '/api/connections?status=pending&limit=1',
      '/api/connections?direction=sent',
      '/api/connections?direction=received&limit=1',
    ],
  },
  getConnection: { names: ({ connectionId }) => [{ path: `/api/connections/${connectionId}` }] },
  countConnections: { shows: ['/api/connections/counts'] },
  getConnectionOverview: { shows: ['/api/connections/overview'] },
  getConnectionStatus: {
    names: ({ callerId, memberId, thirdId }) =>
      [
        [callerId, memberId],
        [memberId, callerId],
        [memberId, thirdId],
        [thirdId, memberId],
        [memberId, memberId],
      ].map(([one, other]) => ({
        path: `/api/connections/status?userId1=${one}&userId2=${other}`,
      })),
  },
  requestConnection: {
    names: ({ callerId, memberId, thirdId }) =>
      [
        { userId1: callerId, userId2: memberId },
        { userId1: callerId, userId2: memberId, relationshipTypeId: 3, status: 'pending' },
        { userId1: callerId, userId2: memberId, relationshipTypeId: 77 },
        { userId1: callerId, userId2: memberId, note: 'We both keep bees. How did you begin?' },
        { userId1: callerId, userId2: memberId, note: 'Hello' },
        { userId1: callerId, userId2: memberId, status: 'accepted' },
        { userId1: memberId, userId2: callerId },
        { userId1: memberId, userId2: thirdId },
        { userId1: thirdId, userId2: memberId },
        { userId1: memberId, userId2: memberId },
      ].map((body) => ({ path: '/api/connections', body })),
  },
  listIntroductions: { shows: ['/api/introductions'] },
  introduceMembers: {
    names: ({ memberId, thirdId }) => {
      const [note1, note2] = [INTRODUCING, INTRODUCING];
      return [
        { memberId1: memberId, note1, memberId2: thirdId, note2 },
        { memberId1: thirdId, note1, memberId2: memberId, note2, relationshipTypeId: 3 },
        { memberId1: thirdId, note1, memberId2: memberId, note2, relationshipTypeId: 77 },
        { memberId1: memberId, note1, memberId2: memberId, note2 },
        { memberId1: memberId, note1: 'Short', memberId2: thirdId, note2 },
      ].map((body) => ({ path: '/api/introductions', body }));
    },
  },
  listDays: { shows: ['/api/days'] },
  addDay: { concernsNobodyElse: OWN_DAYS },
  changeDay: { concernsNobodyElse: OWN_DAYS },
  removeDay: { concernsNobodyElse: OWN_DAYS },
  listDaysForTwo: {
    names: ({ connectionId }) => [{ path: `/api/connections/${connectionId}/days` }],
  },
  answerIntroduction: { concernsNobodyElse: INTRODUCTIONS },
  withdrawIntroduction: { concernsNobodyElse: OWN_INTRODUCTIONS },
  acceptConnection: {
    names: ({ connectionId }) =>
      ['accepted', 'pending'].map((status) => ({
        path: `/api/connections/${connectionId}`,
        body: { status },
      })),
  },
  removeConnection: {
    names: ({ connectionId }) =>
      [
        '',
        '?status=pending',
        '?status=pending&answer=too_busy',
        '?status=pending&answer=none',
        '?status=accepted',
        '?status=none',
      ].map((seen) => ({
        path: `/api/connections/${connectionId}${seen}`,
      })),
  },

  listBlockedMembers: {
    shows: ['/api/blocks', '/api/blocks?limit=1'],
    except: { hidings: ['is blocked by the caller'], status: 200, reason: OWN_BLOCK },
  },

  listAnswers: { shows: ['/api/answers', '/api/answers?limit=1'] },
  dismissAnswer: { names: ({ memberId }) => [{ path: `/api/answers/${memberId}` }] },
  undoDecline: { names: ({ memberId }) => [{ path: `/api/declines/${memberId}` }] },

  listEndedConnections: {
    concernsNobodyElse:
      'An ended connection is listed for both for 90 days, whoever hides whom, so that either can report it.',
  },
  fileReport: {
    names: ({ memberId }) =>
      ['money', 'nonsense'].map((reason) => ({
        path: '/api/reports',
        body: { memberId, reason, words: null, attachMessages: true, block: false },
      })),
    except: {
      hidings: ['blocks the caller', 'is blocked by the caller'],
      earlier: 'connection',
      status: 201,
      reason: 'Evidence outlives the one who would erase it.',
    },
  },
  streamEvents: {
    concernsNobodyElse:
      'Events show what the calls of the same data show: `live-visibility` tries it.',
  },
  listNotices: { concernsNobodyElse: NOTICES },
  listUnreadNotices: { concernsNobodyElse: NOTICES },
  readNotices: { concernsNobodyElse: NOTICES },
  appeal: { concernsNobodyElse: NOTICES },
  showNoticeByPassword: { concernsNobodyElse: NOTICES },
  appealByPassword: { concernsNobodyElse: NOTICES },
  listReports: { concernsNobodyElse: 'Callers see only the reports that they have filed.' },

  listDeskReports: { concernsNobodyElse: DESK },
  showDeskReport: { concernsNobodyElse: DESK },
  claimReport: { concernsNobodyElse: DESK },
  releaseReport: { concernsNobodyElse: DESK },
  decideReport: { concernsNobodyElse: DESK },
  listReportedMembers: { concernsNobodyElse: DESK },
  findDeskMembers: { concernsNobodyElse: DESK },
  showDeskMember: { concernsNobodyElse: DESK },
  claimReportsAbout: { concernsNobodyElse: DESK },
  releaseReportsAbout: { concernsNobodyElse: DESK },
  decideReportsAbout: { concernsNobodyElse: DESK },
  listDeskAppeals: { concernsNobodyElse: DESK },
  decideAppeal: { concernsNobodyElse: DESK },
  endMeasure: { concernsNobodyElse: DESK },
  listDeskLog: { concernsNobodyElse: DESK },
  listDeskSecurityLog: { concernsNobodyElse: DESK },
  showSite: { concernsNobodyElse: RUNNING_SITE },
  changeSettings: { concernsNobodyElse: RUNNING_SITE },
  sendTestMail: { concernsNobodyElse: ACCOUNT },
  becomeOperator: { concernsNobodyElse: ACCOUNT },
  showDeskFigures: { concernsNobodyElse: DESK },
  showDeskAccess: {
    concernsNobodyElse: 'It tells callers whether they are moderators themselves.',
  },
  listDeskContactMessages: { concernsNobodyElse: CONTACT },
  handleDeskContactMessage: { concernsNobodyElse: CONTACT },
  listDeskRegistrations: { concernsNobodyElse: NEWCOMERS },
  decideRegistration: { concernsNobodyElse: NEWCOMERS },
  listDeskRecoveries: { concernsNobodyElse: RECOVERIES },
  decideRecovery: { concernsNobodyElse: RECOVERIES },

  listMessages: {
    names: ({ connectionId }) =>
      ['', '?limit=1', '?before=messages.c', '?around=1', '?limit=0'].map((query) => ({
        path: `/api/connections/${connectionId}/messages${query}`,
      })),
  },
  sendMessage: {
    names: ({ connectionId }) =>
      ['Hello', ''].map((content) => ({
        path: `/api/connections/${connectionId}/messages`,
        body: { content },
      })),
  },
  editMessage: {
    names: ({ sentId, receivedId }) =>
      [sentId, receivedId].map((id) => ({ path: `/api/messages/${id}`, body: { content: 'x' } })),
  },
  takeBackMessage: {
    names: ({ sentId, receivedId }) =>
      [sentId, receivedId].map((id) => ({ path: `/api/messages/${id}` })),
  },
  markMessageAsRead: {
    names: ({ sentId, receivedId }) =>
      [sentId, receivedId].map((id) => ({ path: `/api/messages/${id}/read` })),
  },
  showTyping: {
    names: ({ connectionId }) => [{ path: `/api/connections/${connectionId}/typing` }],
  },
  countUnreadMessages: { shows: ['/api/messages/unread-count'] },
  searchMessages: {
    shows: ['/api/messages/search?query=e', '/api/messages/search?query=h&limit=1'],
  },
  listConversations: {
    shows: [
      '/api/conversations',
      '/api/conversations?limit=1',
      '/api/conversations?text=hidden',
      '/api/conversations?text=e&limit=1',
    ],
  },
  getConversation: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}` }],
  },
  getPrivateNote: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/note` }],
  },
  writePrivateNote: {
    names: ({ connectionId }) =>
      [{ text: 'Her sister is Joan.' }, { text: '' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/note`,
        body,
      })),
  },
  getOwnVouch: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/vouch` }],
  },
  vouch: {
    names: ({ connectionId }) =>
      [{ said: 'met' }, { said: null }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/vouch`,
        body,
      })),
  },
  getQuestions: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/questions` }],
  },
  askQuestion: {
    names: ({ connectionId }) =>
      [{ name: 'old_object' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/questions`,
        body,
      })),
  },
  answerQuestion: {
    names: ({ connectionId }) =>
      [{ name: 'old_object', content: 'A kettle' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/questions/answer`,
        body,
      })),
  },
  takeBackAnswer: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/questions/answer` }],
  },
  setQuestionAside: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/questions/open` }],
  },
  getActivities: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/activities` }],
  },
  chooseActivity: {
    names: ({ connectionId }) =>
      [{ name: 'same_soup', day: '2026-03-20' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/activities/open`,
        body,
      })),
  },
  dropActivity: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/activities/open` }],
  },
  finishActivity: {
    names: ({ connectionId }) =>
      [{ name: 'same_soup' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/activities/done`,
        body,
      })),
  },
  getBond: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/bond` }],
  },
  chooseBond: {
    names: ({ connectionId }) =>
      [{ relationshipTypeId: 3, side: 'offer' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/bond`,
        body,
      })),
  },
  dropSuggestedBond: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/bond` }],
  },
  getRhythm: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/rhythm` }],
  },
  chooseRhythm: {
    names: ({ connectionId }) =>
      [{ every: 'week' }, {}].map((body) => ({
        path: `/api/conversations/${connectionId}/rhythm`,
        body,
      })),
  },
  stopRhythm: {
    names: ({ connectionId }) => [{ path: `/api/conversations/${connectionId}/rhythm` }],
  },
  changeConversation: {
    names: ({ connectionId }) =>
      [{ pinned: true }, { muted: false }, { aside: 'for_good' }, {}, { pinned: 1 }].map(
        (body) => ({
          path: `/api/conversations/${connectionId}`,
          body,
        }),
      ),
  },

  discoverMembers: {
    shows: [
      ...['relevance', 'recent', 'age-asc', 'age-desc'].flatMap((sort) => [
        `/api/discovery?sort=${sort}`,
        `/api/discovery?sort=${sort}&limit=1`,
      ]),
      '/api/discovery?text=hidden',
      '/api/discovery?interests=Knots&minAge=40&maxAge=40',
      '/api/discovery?location=Leeds&types=1',
    ],
  },
  countMatches: {
    shows: [
      '/api/discovery/count',
      '/api/discovery/count?text=hidden',
      '/api/discovery/count?interests=Knots&location=Leeds',
    ],
  },
  getDashboard: { shows: ['/api/dashboard'] },
  recommendMembers: { shows: ['/api/recommendations', '/api/recommendations?limit=20'] },

  // Last: a block ends what was between the two, whose evidence the caller can then report.
  blockMember: {
    names: ({ memberId }) => [{ path: `/api/blocks/${memberId}` }],
    except: { hidings: ['is blocked by the caller'], status: 204, reason: OWN_BLOCK },
  },
  unblockMember: {
    names: ({ memberId }) => [{ path: `/api/blocks/${memberId}` }],
    except: { hidings: ['is blocked by the caller'], status: 204, reason: OWN_BLOCK },
  },
};
