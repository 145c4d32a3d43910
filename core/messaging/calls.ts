import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about messages. */
export const messagingCalls = {
  listMessages: {
    method: 'GET',
    path: '/api/connections/{id}/messages',
    access: 'member',
    status: 200,
  },
  sendMessage: {
    method: 'POST',
    path: '/api/connections/{id}/messages',
    access: 'member',
    status: 201,
  },
  editMessage: {
    method: 'PATCH',
    path: '/api/messages/{id}',
    access: 'member',
    status: 200,
  },
  takeBackMessage: {
    method: 'DELETE',
    path: '/api/messages/{id}',
    access: 'member',
    status: 200,
  },
  markMessageAsRead: {
    method: 'PATCH',
    path: '/api/messages/{id}/read',
    access: 'member',
    status: 200,
  },
  countUnreadMessages: {
    method: 'GET',
    path: '/api/messages/unread-count',
    access: 'member',
    status: 200,
  },
  showTyping: {
    method: 'POST',
    path: '/api/connections/{id}/typing',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

/** The calls about conversations: the inbox. */
export const conversationCalls = {
  listConversations: {
    method: 'GET',
    path: '/api/conversations',
    access: 'member',
    status: 200,
  },
  getConversation: {
    method: 'GET',
    path: '/api/conversations/{id}',
    access: 'member',
    status: 200,
  },
  changeConversation: {
    method: 'PATCH',
    path: '/api/conversations/{id}',
    access: 'member',
    status: 200,
  },
  getPrivateNote: {
    method: 'GET',
    path: '/api/conversations/{id}/note',
    access: 'member',
    status: 200,
  },
  getQuestions: {
    method: 'GET',
    path: '/api/conversations/{id}/questions',
    access: 'member',
    status: 200,
  },
  askQuestion: {
    method: 'POST',
    path: '/api/conversations/{id}/questions',
    access: 'member',
    status: 201,
  },
  answerQuestion: {
    method: 'PUT',
    path: '/api/conversations/{id}/questions/answer',
    access: 'member',
    status: 200,
  },
  takeBackAnswer: {
    method: 'DELETE',
    path: '/api/conversations/{id}/questions/answer',
    access: 'member',
    status: 200,
  },
  setQuestionAside: {
    method: 'DELETE',
    path: '/api/conversations/{id}/questions/open',
    access: 'member',
    status: 200,
  },
  getBond: {
    method: 'GET',
    path: '/api/conversations/{id}/bond',
    access: 'member',
    status: 200,
  },
  chooseBond: {
    method: 'PUT',
    path: '/api/conversations/{id}/bond',
    access: 'member',
    status: 200,
  },
  dropSuggestedBond: {
    method: 'DELETE',
    path: '/api/conversations/{id}/bond',
    access: 'member',
    status: 200,
  },
  getActivities: {
    method: 'GET',
    path: '/api/conversations/{id}/activities',
    access: 'member',
    status: 200,
  },
  chooseActivity: {
    method: 'PUT',
    path: '/api/conversations/{id}/activities/open',
    access: 'member',
    status: 200,
  },
  dropActivity: {
    method: 'DELETE',
    path: '/api/conversations/{id}/activities/open',
    access: 'member',
    status: 200,
  },
  finishActivity: {
    method: 'PUT',
    path: '/api/conversations/{id}/activities/done',
    access: 'member',
    status: 200,
  },
  getRhythm: {
    method: 'GET',
    path: '/api/conversations/{id}/rhythm',
    access: 'member',
    status: 200,
  },
  chooseRhythm: {
    method: 'PUT',
    path: '/api/conversations/{id}/rhythm',
    access: 'member',
    status: 200,
  },
  stopRhythm: {
    method: 'DELETE',
    path: '/api/conversations/{id}/rhythm',
    access: 'member',
    status: 200,
  },
  writePrivateNote: {
    method: 'PUT',
    path: '/api/conversations/{id}/note',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;

/** The calls that find messages. */
export const messageSearchCalls = {
  searchMessages: {
    method: 'GET',
    path: '/api/messages/search',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;
