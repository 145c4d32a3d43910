import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { useEnterKey } from '#ui/parts/messaging/enter-key-store.ts';

/** What the Enter key does in a message on this device. */
export function WritingMessages() {
  const { enterSends, setEnterSends } = useEnterKey();
  return (
    <Card>
      <h2 className="mb-1 text-xl">Writing messages</h2>
      <p className="mb-3 text-quiet">
        This is for this browser only. If Enter doesn’t send, it starts a new line; Ctrl and Enter
        together always send.
      </p>
      <Checkbox
        label="Enter sends my message"
        checked={enterSends}
        onChange={(event) => {
          setEnterSends(event.target.checked);
        }}
      />
    </Card>
  );
}
