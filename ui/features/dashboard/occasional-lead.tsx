import type { Lead } from '#core/connections/domain/lead.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { DayLead } from './day-lead.tsx';
import { IntroducedLead } from './introduced-lead.tsx';
import { PickUpLead } from './pick-up-lead.tsx';
import { RhythmLead } from './rhythm-lead.tsx';

interface OccasionalLeadProps {
  readonly lead: Extract<Lead, { kind: 'introduced' | 'rhythm' | 'day' | 'pick_up' }>;
  readonly onAnswered: () => void;
}

/** What the dashboard begins with now and then; it's loaded when it does. */
export function OccasionalLead({ lead, onAnswered }: OccasionalLeadProps) {
  switch (lead.kind) {
    case 'introduced':
      return <IntroducedLead introduced={lead.introduced} />;
    case 'rhythm':
      return <RhythmLead rhythm={lead.rhythm} />;
    case 'day':
      return <DayLead coming={lead.coming} />;
    case 'pick_up':
      return <PickUpLead pickUp={lead.pickUp} onPutAside={onAnswered} />;
    default:
      return unreachable(lead);
  }
}
