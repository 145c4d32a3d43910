import { announceMoves } from '#core/addresses/changes-of-move.ts';
import { ContainerModule } from 'inversify';
import { makeAccountCalls, makeAccountUseCases } from '#server/routes/accounts.ts';
import { makeLeavingCalls, makeLeavingUseCases } from '#server/routes/leaving.ts';
import { makeAddressCalls, makeAddressUseCases } from '#server/routes/addresses.ts';
import { makeRecoveryCalls, makeRecoveryUseCases } from '#server/routes/recovery.ts';
import { makeBlockCalls, makeBlockUseCases } from '#server/routes/blocks.ts';
import { makeConnectionCalls, makeConnectionUseCases } from '#server/routes/connections.ts';
import { makeDeskCalls, makeDeskUseCases } from '#server/routes/desk.ts';
import { makeDiscoveryCalls, makeDiscoveryUseCases } from '#server/routes/discovery.ts';
import { makeMemberCalls, makeMemberUseCases } from '#server/routes/members.ts';
import { makeMessagingCalls, makeMessagingUseCases } from '#server/routes/messaging.ts';
import { makeReportCalls, makeReportUseCases } from '#server/routes/reports.ts';
import { makeNoticeCalls, makeNoticeUseCases } from '#server/routes/notices.ts';
import { makeModerationUseCases } from '#server/routes/moderation.ts';
import { makeContactCalls, makeContactUseCases } from '#server/routes/contact.ts';
import { makeFactorCalls, makeFactorUseCases } from '#server/routes/factors.ts';
import { PRODUCT_NAME } from '#core/site/page-routes.ts';
import { makeInvitationCalls, makeInvitationUseCases } from '#server/routes/invitations.ts';
import { makeChosenMailCalls, makeChosenMailUseCases } from '#server/routes/chosen-mails.ts';
import { makeMailUseCases } from '#server/routes/mail.ts';
import { StreamHub } from '#server/live/stream-hub.ts';
import { makeLiveCalls } from '#server/routes/live.ts';
import { makeCheckSessions } from '#core/accounts/use-cases/check-sessions.ts';
import { makeLivePositions } from '#core/live/live-positions.ts';
import { makeShowNews } from '#core/live/use-cases/show-news.ts';
import { makePlaceCalls, makePlaceUseCases } from '#server/routes/places.ts';
import { makeSessionCalls } from '#server/routes/sessions.ts';
import { makeDataExportCalls, makeDataExportUseCases } from '#server/routes/data-exports.ts';
import { makeTermsCalls, makeTermsUseCases } from '#server/routes/terms.ts';
import { makeSiteCalls } from '#server/routes/site.ts';
import type { TypingHint } from '#core/messaging/typing-hint.ts';
import { tokens } from './tokens.ts';

/** What visitors do to become members, and members to come in. */
const accounts = new ContainerModule(({ bind }) => {
  bind(tokens.accounts)
    .toResolvedValue(
      (
        storage,
        commit,
        limiter,
        passwordHasher,
        sessionTokens,
        registrationMode,
        isReservedName,
        isCommonPassword,
        clock,
        reportFailure,
        authenticatorCodes,
        confirmation,
        passkeyChecks,
        listTowns,
      ) => {
        const foundation = { ...storage, commit, limiter, passwordHasher, sessionTokens, clock };
        const invitationCodes = sessionTokens;
        const names = { isReservedName, isCommonPassword, listTowns };
        const admission = { registrationMode, confirmation, invitationCodes, ...names };
        return makeAccountUseCases({
          ...foundation,
          ...admission,
          authenticatorCodes,
          passkeyChecks,
          reportFailure,
        });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.passwordHasher,
        tokens.sessionTokens,
        tokens.registrationMode,
        tokens.isReservedName,
        tokens.isCommonPassword,
        tokens.clock,
        tokens.reportFailure,
        tokens.authenticatorCodes,
        tokens.confirmation,
        tokens.passkeyChecks,
        tokens.listTowns,
      ],
    )
    .inSingletonScope();
});

/** What members do with members: reading and changing them. */
const members = new ContainerModule(({ bind }) => {
  bind(tokens.members)
    .toResolvedValue(
      (storage, commit, limiter, clock, isReservedName, confirmation, listTowns) => {
        const moving = announceMoves(commit, storage.members);
        const foundation = { ...storage, commit: moving, limiter, clock };
        return makeMemberUseCases({ ...foundation, isReservedName, confirmation, listTowns });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.isReservedName,
        tokens.confirmation,
        tokens.listTowns,
      ],
    )
    .inSingletonScope();
});

/** What members do with connections. */
const connections = new ContainerModule(({ bind }) => {
  bind(tokens.connections)
    .toResolvedValue(
      (storage, commit, limiter, clock, confirmation) =>
        makeConnectionUseCases({ ...storage, commit, limiter, clock, confirmation }),
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock, tokens.confirmation],
    )
    .inSingletonScope();
});

/** What members do to be out of each other's sight. */
const blocks = new ContainerModule(({ bind }) => {
  bind(tokens.blocks)
    .toResolvedValue(
      (storage, commit, clock) => makeBlockUseCases({ ...storage, commit, clock }),
      [tokens.storage, tokens.commit, tokens.clock],
    )
    .inSingletonScope();
});

/** What members do with messages. */
const messaging = new ContainerModule(({ bind }) => {
  bind(tokens.messaging)
    .toResolvedValue(
      (storage, commit, limiter, clock, typingLimiter, bus) => {
        const sendHint = (hint: TypingHint) => {
          bus.hint(hint);
        };
        const foundation = { ...storage, commit, limiter, clock };
        return makeMessagingUseCases({ ...foundation, typingLimiter, sendHint });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.typingLimiter,
        tokens.events,
      ],
    )
    .inSingletonScope();
});

/** What members do about others who harm them. */
const reports = new ContainerModule(({ bind }) => {
  bind(tokens.reports)
    .toResolvedValue(
      (storage, commit, limiter, clock) =>
        makeReportUseCases({ ...storage, commit, limiter, clock }),
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock],
    )
    .inSingletonScope();
});

/** What members do about decisions about them. */
const notices = new ContainerModule(({ bind }) => {
  bind(tokens.notices)
    .toResolvedValue(
      (storage, commit, clock, { checkLogIn }) =>
        makeNoticeUseCases({ ...storage, commit, clock, checkLogIn }),
      [tokens.storage, tokens.commit, tokens.clock, tokens.accounts],
    )
    .inSingletonScope();
});

/** What those who run the site decide. */
const moderation = new ContainerModule(({ bind }) => {
  bind(tokens.moderation)
    .toResolvedValue(
      (storage, commit, limiter, clock, passwordHasher, oneTimePasswordSource, invitationCodes) => {
        const foundation = { ...storage, commit, limiter, clock, invitationCodes };
        return makeModerationUseCases({ ...foundation, passwordHasher, oneTimePasswordSource });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.passwordHasher,
        tokens.oneTimePasswordSource,
        tokens.sessionTokens,
      ],
    )
    .inSingletonScope();
});

/** What moderators do at the desk. */
const desk = new ContainerModule(({ bind }) => {
  bind(tokens.desk)
    .toResolvedValue(
      (storage, commit, clock, { listContactMessages, handleContactMessage }) => {
        const messages = { listContactMessages, handleContactMessage };
        return makeDeskUseCases({ ...storage, ...messages, commit, clock });
      },
      [tokens.storage, tokens.commit, tokens.clock, tokens.contact],
    )
    .inSingletonScope();
});

/** How members invite newcomers. */
const invitations = new ContainerModule(({ bind }) => {
  bind(tokens.invitations)
    .toResolvedValue(
      (storage, commit, limiter, clock, invitationCodes) =>
        makeInvitationUseCases({ ...storage, commit, limiter, clock, invitationCodes }),
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock, tokens.sessionTokens],
    )
    .inSingletonScope();
});

/** Which terms members accept. */
const terms = new ContainerModule(({ bind }) => {
  bind(tokens.terms)
    .toResolvedValue(
      (storage, commit, clock) => makeTermsUseCases({ ...storage, commit, clock }),
      [tokens.storage, tokens.commit, tokens.clock],
    )
    .inSingletonScope();
});

/** How members leave, for a while or for good. */
const leaving = new ContainerModule(({ bind }) => {
  bind(tokens.leaving)
    .toResolvedValue(
      (storage, commit, clock, { proveIdentity }) =>
        makeLeavingUseCases({ ...storage, commit, clock, proveIdentity }),
      [tokens.storage, tokens.commit, tokens.clock, tokens.accounts],
    )
    .inSingletonScope();
});

/** What becomes of mails that could not be sent. */
const mails = new ContainerModule(({ bind }) => {
  bind(tokens.mails)
    .toResolvedValue(
      (storage, commit, clock) => makeMailUseCases({ ...storage, commit, clock }),
      [tokens.storage, tokens.commit, tokens.clock],
    )
    .inSingletonScope();
});

/** What people decide about the mails that they get. */
const chosenMails = new ContainerModule(({ bind }) => {
  bind(tokens.chosenMails)
    .toResolvedValue(
      (storage, commit, limiter, clock, linkTokens) =>
        makeChosenMailUseCases({ ...storage, commit, limiter, clock, linkTokens }),
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock, tokens.sessionTokens],
    )
    .inSingletonScope();
});

/** What members log in with beside their password. */
const factors = new ContainerModule(({ bind }) => {
  bind(tokens.factors)
    .toResolvedValue(
      (
        storage,
        commit,
        limiter,
        clock,
        sessionTokens,
        recoveryCodeSource,
        authenticatorCodes,
        passkeyChecks,
        { proveIdentity },
      ) => {
        const foundation = { ...storage, commit, limiter, clock, sessionTokens, proveIdentity };
        const makers = { recoveryCodeSource, authenticatorCodes, passkeyChecks };
        return makeFactorUseCases({ ...foundation, ...makers, siteName: PRODUCT_NAME });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.sessionTokens,
        tokens.recoveryCodeSource,
        tokens.authenticatorCodes,
        tokens.passkeyChecks,
        tokens.accounts,
      ],
    )
    .inSingletonScope();
});

/** How members confirm and change their e-mail addresses. */
const addresses = new ContainerModule(({ bind }) => {
  bind(tokens.addresses)
    .toResolvedValue(
      (
        storage,
        commit,
        limiter,
        clock,
        sessionTokens,
        passwordHasher,
        confirmation,
        { proveIdentity },
      ) => {
        const foundation = { ...storage, commit, limiter, clock, sessionTokens };
        return makeAddressUseCases({ ...foundation, passwordHasher, confirmation, proveIdentity });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.sessionTokens,
        tokens.passwordHasher,
        tokens.confirmation,
        tokens.accounts,
      ],
    )
    .inSingletonScope();
});

/** How those come in again who have forgotten their password. */
const recovery = new ContainerModule(({ bind }) => {
  bind(tokens.recovery)
    .toResolvedValue(
      (
        storage,
        commit,
        limiter,
        clock,
        sessionTokens,
        passwordHasher,
        confirmation,
        isCommonPassword,
      ) => {
        const foundation = { ...storage, commit, limiter, clock, sessionTokens };
        return makeRecoveryUseCases({
          ...foundation,
          passwordHasher,
          confirmation,
          isCommonPassword,
        });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.sessionTokens,
        tokens.passwordHasher,
        tokens.confirmation,
        tokens.isCommonPassword,
      ],
    )
    .inSingletonScope();
});

/** How members take a copy of their data. */
const dataExports = new ContainerModule(({ bind }) => {
  bind(tokens.dataExports)
    .toResolvedValue(
      (
        storage,
        commit,
        limiter,
        clock,
        archive,
        turn,
        reportFailure,
        { listConnections, listAnswers },
        { listBlockedMembers },
        { listEndedConnections, listReports },
        { listNotices },
        { listInvitations },
      ) => {
        const ownLists = {
          listConnections,
          listAnswers,
          listBlockedMembers,
          listEndedConnections,
          listReports,
          listNotices,
          listInvitations,
        };
        const foundation = { ...storage, commit, limiter, clock, archive, turn, reportFailure };
        return makeDataExportUseCases({ ...foundation, ownLists });
      },
      [
        tokens.storage,
        tokens.commit,
        tokens.limiter,
        tokens.clock,
        tokens.exportArchive,
        tokens.turn,
        tokens.reportFailure,
        tokens.connections,
        tokens.blocks,
        tokens.reports,
        tokens.notices,
        tokens.invitations,
      ],
    )
    .inSingletonScope();
});

/** How members find members. */
const discovery = new ContainerModule(({ bind }) => {
  bind(tokens.discovery)
    .toResolvedValue(
      (storage, clock, cursorSeal) => makeDiscoveryUseCases({ ...storage, clock, cursorSeal }),
      [tokens.storage, tokens.clock, tokens.cursorSeal],
    )
    .inSingletonScope();
});

/** Which places members choose from. */
const places = new ContainerModule(({ bind }) => {
  bind(tokens.places)
    .toResolvedValue((listTowns) => makePlaceUseCases({ listTowns }), [tokens.listTowns])
    .inSingletonScope();
});

/** How members learn at once of what happens. */
const live = new ContainerModule(({ bind }) => {
  bind(tokens.live)
    .toResolvedValue(
      (storage, bus, clock, cursorSeal, reportFailure, { getConnection }) =>
        new StreamHub({
          feed: storage.feed,
          bus,
          showNews: makeShowNews({ ...storage, clock, getConnection }),
          positions: makeLivePositions(cursorSeal),
          checkSessions: makeCheckSessions({ ...storage, clock }),
          reportFailure,
        }),
      [
        tokens.storage,
        tokens.events,
        tokens.clock,
        tokens.cursorSeal,
        tokens.reportFailure,
        tokens.connections,
      ],
    )
    .inSingletonScope();
});

/** What people write to those who run the site. */
const contact = new ContainerModule(({ bind }) => {
  bind(tokens.contact)
    .toResolvedValue(
      (storage, commit, limiter, clock) =>
        makeContactUseCases({ ...storage, commit, limiter, clock }),
      [tokens.storage, tokens.commit, tokens.limiter, tokens.clock],
    )
    .inSingletonScope();
});

/** The calls of members about their own accounts and what happens to them, and of those who have forgotten their password. */
const ownAccountCalls = new ContainerModule(({ bind }) => {
  bind(tokens.ownAccountCalls)
    .toResolvedValue(
      (
        account,
        terms,
        leaving,
        addresses,
        recovery,
        dataExport,
        chosenMail,
        factor,
        hub,
        sessionTokens,
      ) => ({
        ...makeSessionCalls(account),
        ...makeTermsCalls(terms),
        ...makeLeavingCalls(leaving),
        ...makeAddressCalls(addresses),
        ...makeRecoveryCalls(recovery),
        ...makeDataExportCalls(dataExport),
        ...makeChosenMailCalls(chosenMail),
        ...makeFactorCalls(factor),
        ...makeLiveCalls({ hub, sessionTokens }),
      }),
      [
        tokens.accounts,
        tokens.terms,
        tokens.leaving,
        tokens.addresses,
        tokens.recovery,
        tokens.dataExports,
        tokens.chosenMails,
        tokens.factors,
        tokens.live,
        tokens.sessionTokens,
      ],
    )
    .inSingletonScope();
});

/** The work behind every call. */
const calls = new ContainerModule(({ bind }) => {
  bind(tokens.apiCalls)
    .toResolvedValue(
      (
        account,
        member,
        connection,
        block,
        message,
        notice,
        report,
        search,
        contactMessage,
        moderator,
        invitation,
        ownAccount,
        place,
        storage,
        readiness,
        rateLimits,
        logger,
      ) => ({
        ...makeAccountCalls({ ...account, members: storage.members }),
        ...makeMemberCalls(member),
        ...makeConnectionCalls(connection),
        ...makeBlockCalls(block),
        ...makeMessagingCalls(message),
        ...makeNoticeCalls(notice),
        ...makeReportCalls(report),
        ...makeDiscoveryCalls(search),
        ...makeContactCalls({ ...contactMessage, resolveSession: account.resolveSession }),
        ...makeDeskCalls(moderator),
        ...makeInvitationCalls(invitation),
        ...ownAccount,
        ...makePlaceCalls(place),
        ...makeSiteCalls({ storage, readiness, rateLimits, logger }),
      }),
      [
        tokens.accounts,
        tokens.members,
        tokens.connections,
        tokens.blocks,
        tokens.messaging,
        tokens.notices,
        tokens.reports,
        tokens.discovery,
        tokens.contact,
        tokens.desk,
        tokens.invitations,
        tokens.ownAccountCalls,
        tokens.places,
        tokens.storage,
        tokens.readiness,
        tokens.rateLimits,
        tokens.logger,
      ],
    )
    .inSingletonScope();
});

/** One token a context, and the calls that they answer together. */
export const contextModules = [
  accounts,
  members,
  connections,
  blocks,
  messaging,
  reports,
  notices,
  moderation,
  desk,
  discovery,
  contact,
  invitations,
  terms,
  leaving,
  mails,
  dataExports,
  addresses,
  recovery,
  ownAccountCalls,
  chosenMails,
  factors,
  places,
  live,
  calls,
];
