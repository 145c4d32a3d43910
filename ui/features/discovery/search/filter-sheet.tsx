import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Sheet } from '#ui/kit/sheet.tsx';
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
    <Sheet
      from="below"
      title="Filters"
      description="Refine your search"
      closeLabel="Close the filters"
      open={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={(event) => {
        if (!isApplied.current) return;
        isApplied.current = false;
        event.preventDefault();
        onApplied();
      }}
      trigger={
        <Button variant="secondary" className="mb-4 w-full lg:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          Filters
        </Button>
      }
    >
      <FilterPanel
        {...panel}
        onApply={() => {
          isApplied.current = true;
          setOpen(false);
        }}
      />
    </Sheet>
  );
}
