import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { Sheet, SheetClose } from '#ui/kit/sheet.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { LONG_TEXT, SpecimenRow, Specimens } from './specimens.tsx';

const TABS = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'pending', label: 'Pending', count: 0 },
  { value: 'long', label: LONG_TEXT },
];

/** Tabs, and what opens over the page; the latter follows the theme of the page, not of the column. */
export function OverlaySpecimens() {
  const show = useToastStore((store) => store.show);
  const tell = (tone: 'neutral' | 'destructive', description: string) => () => {
    show({ title: tone === 'neutral' ? 'Profile updated' : 'Login failed', description, tone });
  };
  return (
    <Specimens title="Tabs, dialogs, sheets and toasts">
      <Tabs defaultValue="all">
        <TabList label="Specimen tabs" tabs={TABS} />
        {TABS.map(({ value, label }) => (
          <TabPanel key={value} value={value} className="wrap-anywhere">
            {label}
          </TabPanel>
        ))}
      </Tabs>
      <SpecimenRow>
        <DialogWindow
          trigger={<Button variant="secondary">Open a dialog</Button>}
          title="End your connection?"
          description="You won’t be able to write to each other any more. You can’t undo this."
        >
          <DialogClose asChild>
            <Button variant="secondary">Keep Connection</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="destructive">End Connection</Button>
          </DialogClose>
        </DialogWindow>
        {(['side', 'below'] as const).map((from) => (
          <Sheet
            key={from}
            from={from}
            title="A sheet"
            description={`From ${from === 'side' ? 'the side' : 'below'}`}
            trigger={<Button variant="secondary">{`Open a sheet: ${from}`}</Button>}
          >
            <SheetClose asChild>
              <Button className="mb-4">Done</Button>
            </SheetClose>
          </Sheet>
        ))}
        <Button variant="secondary" onClick={tell('neutral', 'Your profile has been updated.')}>
          Show a notice
        </Button>
        <Button variant="secondary" onClick={tell('destructive', LONG_TEXT)}>
          Show a failure
        </Button>
      </SpecimenRow>
    </Specimens>
  );
}
