import { useEffect } from 'react';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { useIntroductions } from '#ui/parts/connections/introductions.ts';

const loadReceived = async () =>
  (await import('./received-introductions.tsx')).ReceivedIntroductions;
const loadMade = async () => (await import('./made-introductions.tsx')).MadeIntroductions;

interface IntroductionsProps {
  /** Which of the two the tab has room for. */
  readonly hasReceived: boolean;
  readonly hasMade: boolean;
}

/** The introductions to answer and those that the member has made, loaded once there are any. */
export function Introductions({ hasReceived, hasMade }: IntroductionsProps) {
  const { data } = useIntroductions();
  const received = useLatePart(loadReceived, reportUnloadedPart);
  const made = useLatePart(loadMade, reportUnloadedPart);
  const { show: showReceived } = received;
  const { show: showMade } = made;
  const isReceived = (data?.received.length ?? 0) > 0;
  const isMade = (data?.made.length ?? 0) > 0;
  useEffect(() => {
    if (isReceived) showReceived();
  }, [isReceived, showReceived]);
  useEffect(() => {
    if (isMade) showMade();
  }, [isMade, showMade]);
  return (
    <>
      {hasReceived && received.part && <received.part />}
      {hasMade && made.part && <made.part />}
    </>
  );
}
