import { generatePath } from 'react-router-dom';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';

/** The address of a report at the desk. */
export function reportAddress(reportId: number): string {
  return generatePath(DESK_ROUTES.report, { id: String(reportId) });
}

/** The address of a member at the desk, with the open reports about them. */
export function memberAddress(memberId: number): string {
  return generatePath(DESK_ROUTES.member, { id: String(memberId) });
}

/** The address of what was decided about a member. */
export function logAddress(memberId: number): string {
  return `${DESK_ROUTES.log}?member=${memberId}`;
}
