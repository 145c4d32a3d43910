import { TOLD, type Told } from '#core/connections/domain/connection-overview.ts';
import { isAboutMember, type NoticeContent } from './notice.ts';

/** What notices tell their member, each kind of it once. */
export function toldBy(notices: readonly Pick<NoticeContent, 'kind'>[]): readonly Told[] {
  const told = notices.map((content) => (isAboutMember(content) ? 'decision' : 'report_answered'));
  return TOLD.filter((kind) => told.includes(kind));
}
