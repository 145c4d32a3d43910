import { use } from 'react';
import { ConversationSafetyContext } from './conversation-safety.ts';
import { ShownAddress } from './shown-address.tsx';
import { splitLinks } from './split-links.ts';

/** What a member wrote, as text; web addresses in it can be followed once the conversation allows it. */
export function TextWithLinks({ text }: { readonly text: string }) {
  const { linksAllowed } = use(ConversationSafetyContext);
  if (!linksAllowed) return text;
  return splitLinks(text).map(({ text: part, isLink }, index) =>
    isLink ? <ShownAddress key={index} address={part} /> : part,
  );
}
