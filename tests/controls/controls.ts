/** What keeps members or their data safe, and what the source would be without it. */
export interface Control {
  /** What it keeps from happening. */
  readonly name: string;
  readonly file: string;
  /** Code that is in the file once. */
  readonly present: string;
  /** The same without the control; it still compiles. */
  readonly absent: string;
  /** The tests of which at least one must notice that it is gone. */
  readonly tests: readonly string[];
}

const LOG_IN = [
  'tests/server/address-secrecy.test.ts',
  'tests/core/accounts/use-cases/log-in.test.ts',
  'tests/server/authentication.test.ts',
];
const LIMITS = ['tests/server/rate-limits.test.ts', 'tests/server/log-in-limits.test.ts'];
const SESSIONS = ['tests/server/session.test.ts', 'tests/core/accounts/domain/session.test.ts'];
const FACTORS = [
  'tests/server/factors.test.ts',
  'tests/core/accounts/domain/second-factor.test.ts',
];
const RECOVERY = ['tests/core/accounts/recovery', 'tests/core/accounts/addresses'];
const RECOVERY_REQUESTS = ['tests/core/accounts/recovery-requests'];
const VISIBILITY = ['tests/core/safety/domain', 'tests/server/visibility-matrix.test.ts'];
const DESK = [
  'tests/core/moderation',
  'tests/server/desk-access.test.ts',
  'tests/server/desk.test.ts',
];
const CONNECTIONS = ['tests/core/connections', 'tests/server/connections.test.ts'];
const MESSAGES = ['tests/core/messaging', 'tests/server/messages.test.ts'];
const HEADERS = ['tests/server/headers.test.ts'];
const REFUSALS = ['tests/server/refusal-log.test.ts'];
const READ_LIMITS = ['tests/server/read-limits.test.ts', 'tests/server/member-reads.test.ts'];
const CONFIGURATION = ['tests/server/configuration.test.ts'];

/** Every control that `npm run test:controls` removes. */
export const CONTROLS: readonly Control[] = [
  // What happened with an account
  {
    name: 'members read what happened with their own account alone',
    file: 'server/routes/security-log.ts',
    present: 'deps.listSecurityLog({ callerId, before, limit })',
    absent: 'deps.listSecurityLog({ callerId: 1 as typeof callerId, before, limit })',
    tests: ['tests/server/security-log.test.ts'],
  },
  // A change of address
  {
    name: 'an address that was never confirmed takes no change back',
    file: 'core/members/domain/changes-of-move.ts',
    present: 'if (confirmedAt === null) return',
    absent: "if (confirmedAt === 'never') return",
    tests: ['tests/core/accounts/addresses', 'tests/core/members/use-cases'],
  },
  {
    name: 'an address that is new to the account takes no change back',
    file: 'core/members/domain/changes-of-move.ts',
    present: 'confirmedAt >= untrusted &&',
    absent: "confirmedAt === 'never' &&",
    tests: ['tests/core/accounts/addresses'],
  },
  {
    name: 'a letter to an address that was never confirmed names nobody',
    file: 'core/mail/use-cases/letter-contents.ts',
    present: `=== toLoginName(address)) return null;
    return contentToAddress(address);`,
    absent: `=== toLoginName(address)) return null;
    return { ...contentTo(self), to: address };`,
    tests: ['tests/core/mail/compose-letter.test.ts'],
  },

  // What a deleted account leaves
  {
    name: 'traces of the address of a deleted account go after the last letter to it',
    file: 'core/mail/use-cases/send-due-letters.ts',
    present: 'ended[place] === true && isLastTrace(letter)',
    absent: 'ended[place] !== true && isLastTrace(letter)',
    tests: ['tests/core/mail/send-due-letters.test.ts'],
  },
  {
    name: 'the last letter to a deleted account is not kept when it is given up',
    file: 'core/mail/use-cases/send-due-letters.ts',
    present: 'failure !== null && isLastTrace(queued.letter)',
    absent: 'failure !== null && !isLastTrace(queued.letter)',
    tests: ['tests/core/mail/send-due-letters.test.ts'],
  },

  // What a blocked member learns
  {
    name: 'a report tells no name that is newer than the block',
    file: 'core/moderation/reports/use-cases/file-report.ts',
    present: "sightOf(relation) === 'hidden' ? sealedName : member.name",
    absent: "sightOf(relation) === 'hidden' && sealedName === null ? null : member.name",
    tests: ['tests/core/moderation/reports'],
  },

  // Logging in
  {
    name: 'a wrong password lets nobody in',
    file: 'core/accounts/steps/check-credentials.ts',
    present: 'recoveryCodeHash !== null || (matches && !factor.onlyPasskeys)',
    absent: 'recoveryCodeHash !== null || matches || !factor.onlyPasskeys',
    tests: LOG_IN,
  },
  {
    name: 'an unknown name costs a hash as well',
    file: 'core/accounts/steps/check-credentials.ts',
    present: 'const matches = await passwordHasher.verify(hash, password);',
    absent: 'const matches = hash !== decoyHash && (await passwordHasher.verify(hash, password));',
    tests: LOG_IN,
  },
  {
    name: 'the password of those who log in with passkeys alone lets nobody in',
    file: 'core/accounts/steps/check-credentials.ts',
    present: '(matches && !factor.onlyPasskeys)',
    absent: 'matches',
    tests: FACTORS,
  },
  {
    name: 'failed log-ins are counted by network',
    file: 'core/accounts/domain/log-in-limits.ts',
    present: "fromNetwork: { name: 'failedLogInsFromNetwork', points: 10,",
    absent: "fromNetwork: { name: 'failedLogInsFromNetwork', points: 1e9,",
    tests: LIMITS,
  },
  {
    name: 'failed log-ins are counted by account',
    file: 'core/accounts/domain/log-in-limits.ts',
    present: "atAccount: { name: 'failedLogInsAtAccount', points: 20,",
    absent: "atAccount: { name: 'failedLogInsAtAccount', points: 1e9,",
    tests: LIMITS,
  },
  {
    name: 'a stranger cannot keep a member out of a known browser',
    file: 'core/accounts/steps/admit-attempt.ts',
    present: ': [[LOG_IN_LIMITS.onKnownDevice, deviceHash] as const];',
    absent: ': [[LOG_IN_LIMITS.atAccount, sessionTokens.hash(account)] as const];',
    tests: LIMITS,
  },
  {
    name: 'log-ins are counted by address',
    file: 'server/http/answer-call.ts',
    present: 'if (limit !== undefined) await rateLimits.take',
    absent: 'if (limit !== undefined && false) await rateLimits.take',
    tests: LIMITS,
  },
  {
    name: 'all addresses of a household count as one',
    file: 'server/limits/client-network.ts',
    present: '.slice(0, 4)',
    absent: '',
    tests: [...LIMITS, 'tests/server/failures.test.ts'],
  },
  {
    name: 'one member reads twice at once at most',
    file: 'server/limits/reads-in-turn.ts',
    present: 'if (reads.running < room.atOnce)',
    absent: 'if (reads.running < 1e9)',
    tests: ['tests/server/reads-in-turn.test.ts'],
  },
  {
    name: 'who reads too much waits for the refusal',
    file: 'server/limits/reads-in-turn.ts',
    present: 'await pause();',
    absent: '',
    tests: ['tests/server/reads-in-turn.test.ts'],
  },
  {
    name: 'one member reads so often in an hour at most',
    file: 'server/limits/member-reads.ts',
    present: "await limits.take(isDear ? 'dearReadsByMember' : 'readsByMember', String(memberId));",
    absent: '',
    tests: READ_LIMITS,
  },
  {
    name: 'dear reads are counted by themselves',
    file: 'server/limits/member-reads.ts',
    present: "isDear ? 'dearReadsByMember' : 'readsByMember'",
    absent: "isDear ? 'readsByMember' : 'readsByMember'",
    tests: READ_LIMITS,
  },
  {
    name: 'many who search together leave room for everything else',
    file: 'server/limits/member-reads.ts',
    present: 'isDear && running.dear >= atOnce.dear',
    absent: 'isDear && running.dear >= 1e9',
    tests: READ_LIMITS,
  },
  {
    name: 'many who read together leave room for the desk',
    file: 'server/limits/member-reads.ts',
    present: 'forDesk ? read() : shed(isDear, read)',
    absent: 'shed(isDear, read)',
    tests: READ_LIMITS,
  },
  {
    name: 'how the site is, operators alone see',
    file: 'core/moderation/desk/use-cases/admit-to-desk.ts',
    present: "role === 'operator' ? isOperator : isModerator",
    absent: 'isModerator',
    tests: ['tests/server/operations.test.ts'],
  },
  {
    name: 'the link of a new site makes one operator',
    file: 'core/operations/use-cases/become-operator.ts',
    present: '!isFirst || ',
    absent: '',
    tests: ['tests/core/operations/use-cases/become-operator.test.ts'],
  },
  {
    name: 'nothing is read for clients that have gone',
    file: 'server/limits/reads-in-turn.ts',
    present: "client.once('close', leave);",
    absent: '',
    tests: ['tests/server/reads-in-turn.test.ts'],
  },
  {
    name: 'passwords are hashed slowly',
    file: 'adapters/system/argon2-password-hasher.ts',
    present: 'hash(password, COST)',
    absent: 'hash(password, { ...COST, memoryCost: 8 })',
    tests: ['tests/adapters/system/argon2-password-hasher.test.ts'],
  },
  {
    name: 'common passwords are refused',
    file: 'core/accounts/domain/choice-of-password.ts',
    present: 'return isCommonPassword(password, [username, email, name])',
    absent: 'return isCommonPassword(username, [])',
    tests: ['tests/core/accounts', 'tests/server/registration.test.ts'],
  },
  {
    name: 'a suspended account does not log in',
    file: 'core/accounts/steps/start-session.ts',
    present: 'refuseByStatus(standing.account) ?? refuseLeaver',
    absent: 'refuseLeaver',
    tests: ['tests/core/accounts', 'tests/core/moderation/use-cases'],
  },
  // Sessions
  {
    name: 'a session ends without use',
    file: 'core/accounts/domain/session.ts',
    present: 'elapsed(session.lastUsedAt, now) < SESSION_IDLE_LIMIT',
    absent: 'true',
    tests: SESSIONS,
  },
  {
    name: 'a session ends in any case',
    file: 'core/accounts/domain/session.ts',
    present: 'elapsed(session.createdAt, now) < SESSION_AGE_LIMIT',
    absent: 'true',
    tests: SESSIONS,
  },
  {
    name: 'a session that was found over does not live again',
    file: 'core/accounts/steps/keep-alive.ts',
    present: 'await deps.commit({ changes, events: [], actorId: null, at });',
    absent: 'await deps.commit({ changes: changes.slice(0, 0), events: [], actorId: null, at });',
    tests: ['tests/core/accounts/use-cases/sessions.test.ts'],
  },
  {
    name: 'a stored session is no token',
    file: 'adapters/system/random-session-tokens.ts',
    present: "hash('sha256', token)",
    absent: 'token',
    tests: ['tests/adapters/system/random-session-tokens.test.ts'],
  },
  {
    name: 'logging out ends the session on the server',
    file: 'core/accounts/use-cases/log-out.ts',
    present: "changes: [{ type: 'remove_session', tokenHash }],",
    absent: 'changes: tokenHash === null ? [] : [],',
    tests: ['tests/core/accounts/use-cases', 'tests/server/session.test.ts'],
  },
  {
    name: 'a one-time password opens nothing but the choice of a password',
    file: 'server/http/answer-call.ts',
    present: 'caller.mustChoosePassword && !endpoint.choosesPassword',
    absent: 'caller.mustChoosePassword && false',
    tests: ['tests/server/one-time-password.test.ts'],
  },
  {
    name: 'scripts cannot read the cookie of a session',
    file: 'server/http/session-cookie.ts',
    present: 'httpOnly: true',
    absent: 'httpOnly: false',
    tests: SESSIONS,
  },
  {
    name: 'the cookie of a session stays on this site',
    file: 'server/http/session-cookie.ts',
    present: "sameSite: 'lax'",
    absent: "sameSite: 'none'",
    tests: SESSIONS,
  },
  {
    name: 'over https, cookies are the site’s own',
    file: 'server/http/cookie-name.ts',
    present: 'secure ? `__Host-${name}` : name',
    absent: 'secure ? name : name',
    tests: SESSIONS,
  },
  // Second steps and links
  {
    name: 'a code of an app is taken once',
    file: 'core/accounts/domain/second-factor.ts',
    present: "authenticator.status !== 'on' || step <= authenticator.lastStep",
    absent: "authenticator.status !== 'on'",
    tests: FACTORS,
  },
  {
    name: 'a recovery code is taken once',
    file: 'core/accounts/domain/second-factor.ts',
    present: 'recoveryCodes.hashes.filter((other) => other !== hash)',
    absent: 'recoveryCodes.hashes',
    tests: FACTORS,
  },
  {
    name: 'an app that is on is asked for',
    file: 'core/accounts/domain/second-factor.ts',
    present: "return authenticator.status === 'on';",
    absent: "return authenticator.status === 'begun';",
    tests: FACTORS,
  },
  {
    name: 'codes are counted',
    file: 'core/accounts/steps/second-step.ts',
    present: "{ name: 'secondSteps', points: 10,",
    absent: "{ name: 'secondSteps', points: 1e9,",
    tests: ['tests/core/accounts/use-cases', 'tests/server/factors.test.ts'],
  },
  {
    name: 'a challenge is for one purpose, one member and five minutes',
    file: 'core/accounts/domain/passkey.ts',
    present: 'purpose === wanted.purpose && memberId === wanted.memberId && now < expiresAt',
    absent: 'purpose === wanted.purpose || memberId === wanted.memberId || now < expiresAt',
    tests: ['tests/core/accounts/factors', 'tests/server/factors.test.ts'],
  },
  {
    name: 'a device must have checked who uses it',
    file: 'adapters/system/webauthn-passkeys.ts',
    present: 'requireUserVerification: true',
    absent: 'requireUserVerification: false',
    tests: ['tests/adapters/system/webauthn-passkeys.test.ts'],
  },
  {
    name: 'what cannot be taken back asks who it is',
    file: 'core/accounts/steps/prove-identity.ts',
    present: 'if (fault !== null) {',
    absent: 'if (fault !== null && false) {',
    tests: ['tests/core/accounts/steps', 'tests/server/leaving.test.ts'],
  },
  {
    name: 'a link in a mail is for a while',
    file: 'core/letters/steps/find-link.ts',
    present: 'if (!isLinkOver(link, at)) return link;',
    absent: 'if (!isLinkOver(link, at) || true) return link;',
    tests: [...RECOVERY, 'tests/core/mail'],
  },
  {
    name: 'a link in a mail is for one purpose',
    file: 'core/letters/steps/find-link.ts',
    present: 'link === null || !purposes.includes(link.purpose)',
    absent: 'link === null',
    tests: [...RECOVERY, 'tests/core/mail'],
  },
  {
    name: 'a link that was found over does not work again',
    file: 'core/letters/steps/find-link.ts',
    present:
      "await commit({ changes: [{ type: 'use_link', tokenHash }], events: [], actorId: null, at });",
    absent: '',
    tests: [...RECOVERY, 'tests/core/mail'],
  },
  {
    name: 'an account that is won back ends young ways in',
    file: 'core/accounts/domain/ways-in.ts',
    present: 'endsOlderPasskeys || addedAt >= since',
    absent: 'endsOlderPasskeys && addedAt >= since',
    tests: RECOVERY,
  },
  {
    name: 'an older second step is not passed by a mail',
    file: 'core/accounts/domain/ways-in.ts',
    present: "authenticator.status === 'on' && (authenticator.since ?? EARLIEST) >= since",
    absent: "authenticator.status === 'on'",
    tests: RECOVERY,
  },
  {
    name: 'a second step that is lost ends days later',
    file: 'core/accounts/domain/second-factor.ts',
    present: 'factor.endsAt === null || at < factor.endsAt',
    absent: 'factor.endsAt === null',
    tests: RECOVERY,
  },
  {
    name: 'links are tried a few times from one address',
    file: 'server/http/answer-call.ts',
    present: "  choosePasswordByLink: 'linksByAddress',\n",
    absent: '',
    tests: ['tests/server/limits-of-secrets.test.ts'],
  },
  // Who may see and do what
  {
    name: 'who is blocked sees nothing',
    file: 'core/safety/domain/visibility.ts',
    present: 'isViewerDeleted || isBlocked(history)',
    absent: 'isViewerDeleted',
    tests: VISIBILITY,
  },
  {
    name: 'an account that is not in use is hidden',
    file: 'core/safety/domain/visibility.ts',
    present: "if (!isInUse(standing)) return 'hidden';",
    absent: '',
    tests: VISIBILITY,
  },
  {
    name: 'a break hides from strangers',
    file: 'core/safety/domain/visibility.ts',
    present: "standing.onBreak === null || isConnected ? 'visible' : 'hidden'",
    absent: "isConnected ? 'visible' : 'visible'",
    tests: VISIBILITY,
  },
  {
    name: 'calls need a session',
    file: 'server/http/answer-call.ts',
    present: "if (endpoint.access === 'public') return null;",
    absent: "if (endpoint.access === 'public' || sessionToken === null) return null;",
    tests: ['tests/server/every-call.test.ts'],
  },
  {
    name: 'the desk is for moderators',
    file: 'server/http/answer-call.ts',
    present: 'if (!admitted.ok) throw refusalProblem(admitted.refusal);',
    absent: '',
    tests: DESK,
  },
  {
    name: 'the desk opens with a second step alone',
    file: 'core/moderation/desk/use-cases/admit-to-desk.ts',
    present: 'return asksForMore(factor)',
    absent: 'return asksForMore(factor) || true',
    tests: DESK,
  },
  {
    name: 'nobody handles a report about themselves',
    file: 'core/moderation/desk/use-cases/load-reports.ts',
    present: 'value.aboutId === aboutId && !concerns(value, moderatorId)',
    absent: 'value.aboutId === aboutId',
    tests: DESK,
  },
  {
    name: 'nobody takes a measure about somebody whom they have reported',
    file: 'core/moderation/desk/domain/decide-sole-measure.ts',
    present: "role !== 'member' || isTied",
    absent: "role !== 'member'",
    tests: DESK,
  },
  {
    name: 'nobody answers an appeal against a measure upon their own report, whichever the log names',
    file: 'core/moderation/reports/domain/report.ts',
    present: 'aboutId === decided.memberId && answeredAt === decided.at',
    absent: 'false',
    tests: DESK,
  },
  {
    name: 'a removed account is signed out',
    file: 'core/moderation/domain/decide-measure.ts',
    present: "measure.action === 'end_sessions' || !isInUse(next)",
    absent: "measure.action === 'end_sessions'",
    tests: DESK,
  },
  {
    name: 'no means no',
    file: 'core/connections/domain/decide.ts',
    present: 'if (hasAskedBefore(history.value, command.actorId, command.at)) {',
    absent: 'if (hasAskedBefore(history.value, command.actorId, command.at) && false) {',
    tests: CONNECTIONS,
  },
  {
    name: 'nobody asks everybody at once',
    file: 'core/connections/domain/request-limit.ts',
    present: 'MOST_OPEN_REQUESTS = 10',
    absent: 'MOST_OPEN_REQUESTS = 1e9',
    tests: CONNECTIONS,
  },
  {
    name: 'new accounts do not bury the requests of others',
    file: 'core/connections/domain/bundled-requests.ts',
    present: 'const SHOWN_NEWCOMERS = 5;',
    absent: 'const SHOWN_NEWCOMERS = 1e9;',
    tests: CONNECTIONS,
  },
  {
    name: 'a conversation is open to its two',
    file: 'core/messaging/steps/find-conversation.ts',
    present: 'if (!correspondent.ok) return correspondent;',
    absent: 'if (!correspondent.ok) return granted({ otherId: other.id, signs: other.signs });',
    tests: MESSAGES,
  },
  {
    name: 'a message is marked as read by the one who received it',
    file: 'core/messaging/domain/message.ts',
    present: 'if (actorId === message.recipientId) return granted',
    absent: 'if (actorId !== 0) return granted',
    tests: MESSAGES,
  },
  {
    name: 'a copy of data is its member’s own',
    file: 'core/data-export/use-cases/open-data-export.ts',
    present: 'found?.value.memberId === callerId ? found.value.state : null',
    absent: 'found?.value.memberId === callerId ? found.value.state : (found?.value.state ?? null)',
    tests: ['tests/core/data-export', 'tests/server/data-exports.test.ts'],
  },
  {
    name: 'a cursor is of one member',
    file: 'adapters/system/aes-cursor-seal.ts',
    present: 'decipher.setAAD(Buffer.from(String(memberId)));',
    absent: 'if (memberId === 0) return null;',
    tests: ['tests/adapters/system/aes-cursor-seal.test.ts'],
  },
  {
    name: 'nobody is taken for another of the same name',
    file: 'adapters/memory/memory-member-repository.ts',
    present: 'const stored = members.get(id);',
    absent:
      'const stored = [...members.values()].find(({ self }) => self.name === members.get(id)?.self.name);',
    tests: ['tests/server/namesakes.test.ts'],
  },
  // What comes in
  {
    name: 'other sites cannot act for a member',
    file: 'server/http/origin.ts',
    present: "if (isForeign) throw transportProblem('bad_origin');",
    absent: "if (isForeign && false) throw transportProblem('bad_origin');",
    tests: ['tests/server/origin.test.ts'],
  },
  {
    name: 'large bodies are refused',
    file: 'server/http/json-body.ts',
    present: 'MAXIMUM_BODY_BYTES = 64 * 1024',
    absent: 'MAXIMUM_BODY_BYTES = 64 * 1024 * 1024',
    tests: ['tests/server/failures.test.ts', 'tests/server/every-call.test.ts'],
  },
  {
    name: 'a body is JSON and nothing else',
    file: 'server/http/json-body.ts',
    present: "type?.essence === 'application/json' &&",
    absent: '',
    tests: ['tests/server/failures.test.ts', 'tests/server/every-call.test.ts'],
  },
  {
    name: 'scripts come from this site alone',
    file: 'server/http/security-headers.ts',
    present: 'scriptSrc: [SELF, THEME_SCRIPT_HASH]',
    absent: 'scriptSrc: [SELF, INLINE]',
    tests: HEADERS,
  },
  {
    name: 'no style in the HTML is obeyed',
    file: 'server/http/security-headers.ts',
    present: 'styleSrc: [SELF],',
    absent: 'styleSrc: [SELF], styleSrcAttr: [INLINE],',
    tests: HEADERS,
  },
  {
    name: 'no other site shows this one in a frame',
    file: 'server/http/security-headers.ts',
    present: 'frameAncestors: [NONE]',
    absent: 'frameAncestors: [SELF]',
    tests: HEADERS,
  },
  {
    name: 'browsers come back by https',
    file: 'server/http/security-headers.ts',
    present: 'strictTransportSecurity: secure',
    absent: 'strictTransportSecurity: false',
    tests: HEADERS,
  },
  {
    name: 'answers about members are kept nowhere',
    file: 'server/http/answer-call.ts',
    present: 'const headers = [...NOT_STORED];',
    absent: 'const headers = [...NOT_STORED].slice(0, 0);',
    tests: HEADERS,
  },
  // How the site is run
  {
    name: 'production is reached by https',
    file: 'server/configuration.ts',
    present: "NODE_ENV !== 'production' || ALLOW_HTTP === 'yes' || !isPlain",
    absent: 'true',
    tests: CONFIGURATION,
  },
  {
    name: 'production has limits',
    file: 'server/configuration.ts',
    present: "RATE_LIMITS !== 'off' || NODE_ENV !== 'production'",
    absent: "RATE_LIMITS !== 'off' || NODE_ENV !== ''",
    tests: CONFIGURATION,
  },
  {
    name: 'secrets of apps are sealed before they are stored',
    file: 'core/accounts/steps/sealed-secrets.ts',
    present: 'if (!isPuttingFactor(change)) return change;',
    absent: 'if (!isPuttingFactor(change) || change.version >= 0) return change;',
    tests: ['tests/server/sealed-secrets.test.ts'],
  },
  {
    name: 'a sealed secret is for one member',
    file: 'adapters/system/aes-secret-seal.ts',
    present: 'Buffer.from(`authenticator of ${memberId}`)',
    absent: 'Buffer.from(`authenticator of ${memberId > 0 ? 1 : 0}`)',
    tests: ['tests/adapters/system/aes-secret-seal.test.ts'],
  },
  {
    name: 'the file of the key is for its owner alone',
    file: 'adapters/files/file-secrets-keys.ts',
    present: 'mode: 0o600',
    absent: 'mode: 0o644',
    tests: ['tests/adapters/files/file-secrets-keys.test.ts'],
  },
  {
    name: 'production on PostgreSQL has a key of its own',
    file: 'server/secrets-variables.ts',
    present: 'if (isShared && SECRETS_KEY === null)',
    absent: 'if (isShared && SECRETS_KEY === undefined)',
    tests: CONFIGURATION,
  },
  {
    name: 'production writes no links into a folder',
    file: 'server/mail-variables.ts',
    present: "NODE_ENV !== 'production' || MAIL_URL?.transport !== 'folder'",
    absent: "NODE_ENV !== '' || MAIL_URL?.transport !== 'folder'",
    tests: CONFIGURATION,
  },
  {
    name: 'the log has no address of a request after its question mark',
    file: 'server/http/request-log.ts',
    present: 'path: locals.route ?? request.path',
    absent: 'path: request.originalUrl',
    tests: ['tests/server/request-log.test.ts'],
  },
  {
    name: 'what is refused is logged',
    file: 'server/http/problem.ts',
    present: 'response.locals.refused = parts.code;',
    absent: '',
    tests: REFUSALS,
  },
  {
    name: 'the log names the member to whom something was refused',
    file: 'server/http/answer-call.ts',
    present: 'if (callerId !== null) response.locals.callerId = callerId;',
    absent: '',
    tests: REFUSALS,
  },
  {
    name: 'being refused does not fill the disk of the log',
    file: 'server/refusal-count.ts',
    present: 'this.counts.size < MOST_KINDS',
    absent: 'this.counts.size < 1e9',
    tests: REFUSALS,
  },
  {
    name: 'what is removed leaves no trace in the file',
    file: 'adapters/sqlite/open-driver.ts',
    present: "driver.pragma('secure_delete = ON');",
    absent: '',
    tests: ['tests/adapters/sqlite/sqlite-secure-delete.test.ts'],
  },
  {
    name: 'what has expired is removed',
    file: 'core/feed/use-cases/forget-events.ts',
    present: 'id > handled || at >= oldest',
    absent: 'id > 0 || at >= oldest',
    tests: ['tests/core/feed', 'tests/adapters/memory/memory-archive.test.ts'],
  },
  {
    name: 'a process keeps no more streams open than it may',
    file: 'server/routes/live.ts',
    present: 'if (hub.isClosed) throw unavailable();',
    absent: '',
    tests: ['tests/server/readiness.test.ts'],
  },
  {
    name: 'another program in the SQLite file does not hold up the thread',
    file: 'adapters/sqlite/group-commit.ts',
    present: 'if (isLocked(error)) {',
    absent: 'if (isLocked(error) && false) {',
    tests: ['tests/adapters/sqlite/group-commit.test.ts'],
  },
  {
    name: 'slow clients are looked for often enough to be closed in time',
    file: 'server/http/http-server.ts',
    present: 'connectionsCheckingInterval: LIMITS_CHECK_INTERVAL,',
    absent: '',
    tests: ['tests/server/http-server.test.ts'],
  },

  // An account that is won back at the desk
  {
    name: 'two different moderators agree that somebody gets an account back',
    file: 'core/accounts/recovery-requests/domain/transition.ts',
    present: "if (first === by) return refused({ code: 'recovery_needs_another' });",
    absent: '',
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'three days pass before somebody gets an account back',
    file: 'core/accounts/recovery-requests/domain/transition.ts',
    present: "return request.state.status === 'open' ? granted(null) : DECIDED;",
    absent: 'return granted(null);',
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'a log-in stops that somebody else gets the account',
    file: 'core/accounts/steps/start-session.ts',
    present: 'changes.push(...stopped);',
    absent: '',
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'moderators see that somebody in the account stopped what they had agreed to',
    file: 'core/accounts/recovery-requests/steps/changes-of-recovery.ts',
    present: '[...stopped, ...links, noted]',
    absent: '[...stopped, ...links, ...[noted].slice(1)]',
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'the account does not tell of a request before two moderators have agreed',
    file: 'core/accounts/recovery-requests/steps/changes-of-recovery.ts',
    present: 'return isAnyUnderWay ? [...stopped, ...links, noted] : stopped;',
    absent: 'return [...stopped, ...links, noted];',
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'a moderator has no say about the account of somebody whom they know',
    file: 'core/moderation/desk/use-cases/load-recovery.ts',
    present: '(await isParty(deps, moderatorId, memberId, request)) ? null : member',
    absent: 'member',
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'moderators give no account away for too few right answers',
    file: 'core/moderation/desk/domain/recovery-decision.ts',
    present: "decision === 'agree' && !areEnough(matched)",
    absent: "decision === 'agree' && !areEnough(matched) && false",
    tests: RECOVERY_REQUESTS,
  },
  {
    name: 'no moderator’s account is won back at the desk',
    file: 'core/accounts/recovery-requests/domain/may-be-won-back.ts',
    present: "role === 'member' &&",
    absent: '',
    tests: RECOVERY_REQUESTS,
  },
];
