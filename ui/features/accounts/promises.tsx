import { Check } from 'lucide-react';

const PROMISES = [
  'Nobody can message you until you’ve both said yes.',
  'We never show your email address to other members.',
  'You can end a connection at any time.',
];

/** What a newcomer may rely on. */
export function Promises() {
  return (
    <ul className="grid gap-3">
      {PROMISES.map((promise) => (
        <li key={promise} className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-evergreen" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
