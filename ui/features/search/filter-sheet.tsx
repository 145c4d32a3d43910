import { SlidersHorizontal, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { Backdrop } from '../../components/backdrop.tsx';
import { Button } from '../../components/button.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

interface FilterSheetProps extends FilterPanelProps {
  /** Called when the sheet has closed because the filters were applied. */
  readonly onApplied: () => void;
}

/** The filters as a sheet, where there is no room for them beside the results. */
export function FilterSheet({ onApplied, ...panel }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const isApplied = useRef(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button variant="secondary" className="mb-4 w-full lg:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Filters
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          className="fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] overflow-y-auto rounded-t-box bg-paper px-4 pt-4 shadow-lift"
          onCloseAutoFocus={(event) => {
            if (!isApplied.current) return;
            isApplied.current = false;
            event.preventDefault();
            onApplied();
          }}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="text-xl">Filters</Dialog.Title>
              <Dialog.Description className="text-quiet">Refine your search</Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close the filters"
              className="grid size-11 shrink-0 place-items-center rounded-box hover:bg-sunken"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <FilterPanel
            {...panel}
            onApply={() => {
              isApplied.current = true;
              setOpen(false);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
