import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';

/** A web address in a message: pressed, it first shows where it leads, and opens beside the page. */
export function ShownAddress({ address }: { readonly address: string }) {
  const { host, href } = new URL(address);
  return (
    <DialogWindow
      trigger={
        <button
          type="button"
          dir="ltr"
          className="text-start text-evergreen underline underline-offset-2 wrap-anywhere"
        >
          {address}
        </button>
      }
      title={
        <>
          This link leads to <bdi dir="ltr">{host}</bdi>. Open it?
        </>
      }
      description={`The whole address is ${href}`}
    >
      <DialogClose asChild>
        <Button variant="secondary">Stay here</Button>
      </DialogClose>
      <Button asChild variant="secondary">
        <DialogClose asChild>
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            Open it
          </a>
        </DialogClose>
      </Button>
    </DialogWindow>
  );
}
