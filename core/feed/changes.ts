/**
 * The handler has handled the events above `from` and up to `to`. Nothing is stored when it stands elsewhere by now, or
 * when another holder has it, that is until its hold has ended by the act's time. From then on nobody else has it
 * until `until` (ISO 8601 in UTC).
 */
export interface FeedChange {
  readonly type: 'advance_handler';
  readonly handler: string;
  readonly from: number;
  readonly to: number;
  readonly holder: string;
  readonly until: string;
  readonly now: string;
}
