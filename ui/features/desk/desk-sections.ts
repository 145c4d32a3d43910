import type { ComponentType } from 'react';
import type { WaitingCases } from '#core/moderation/domain/waiting-cases.ts';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { AppealList } from './appeal-list.tsx';
import { CasePage } from './case-page.tsx';
import { ContactMessageList } from './contact-message-list.tsx';
import { FiguresPage } from './figures-page.tsx';
import { MemberSearch } from './member-search.tsx';
import { MemberPage } from './member-page.tsx';
import { LogPage } from './log-page.tsx';
import { RecoveryList } from './recovery-list.tsx';
import { RegistrationList } from './registration-list.tsx';
import { ReportQueue } from './report-queue.tsx';
import { SitePage } from './site-page.tsx';
import { SecurityLogPage } from './security-log-page.tsx';

/** What is open at which address of the desk. */
export const DESK_SCREENS: readonly {
  readonly path: string;
  /** The id is what the address names; not a number where it names nothing. */
  readonly Screen: ComponentType<{ readonly id: number }>;
}[] = [
  { path: DESK_ROUTES.reports, Screen: ReportQueue },
  { path: DESK_ROUTES.report, Screen: CasePage },
  { path: DESK_ROUTES.members, Screen: MemberSearch },
  { path: DESK_ROUTES.member, Screen: MemberPage },
  { path: DESK_ROUTES.appeals, Screen: AppealList },
  { path: DESK_ROUTES.contactMessages, Screen: ContactMessageList },
  { path: DESK_ROUTES.registrations, Screen: RegistrationList },
  { path: DESK_ROUTES.recoveries, Screen: RecoveryList },
  { path: DESK_ROUTES.log, Screen: LogPage },
  { path: DESK_ROUTES.securityLog, Screen: SecurityLogPage },
  { path: DESK_ROUTES.figures, Screen: FiguresPage },
  { path: DESK_ROUTES.site, Screen: SitePage },
];

/** The parts of the desk that its navigation names, in their order. */
export const DESK_SECTIONS: readonly {
  readonly label: string;
  readonly to: string;
  /** What waits there. */
  readonly kind?: keyof WaitingCases;
}[] = [
  { label: 'Reports', to: DESK_ROUTES.reports, kind: 'reports' },
  { label: 'Appeals', to: DESK_ROUTES.appeals, kind: 'appeals' },
  { label: 'Contact', to: DESK_ROUTES.contactMessages, kind: 'contactMessages' },
  { label: 'Registrations', to: DESK_ROUTES.registrations, kind: 'registrations' },
  { label: 'Lost accounts', to: DESK_ROUTES.recoveries, kind: 'recoveries' },
  { label: 'Members', to: DESK_ROUTES.members },
  { label: 'Log', to: DESK_ROUTES.log },
  { label: 'Security', to: DESK_ROUTES.securityLog },
  { label: 'Figures', to: DESK_ROUTES.figures },
  { label: 'Site', to: DESK_ROUTES.site },
];
