import { useState } from 'react';
import { parsePictureAddress } from '#core/media/domain/picture-address.ts';
import { Button } from '#ui/kit/button.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { useOwnPictures } from './own-pictures.ts';

interface DescribeButtonProps {
  readonly address: string;
  /** What it’s called, where it is one of several. */
  readonly name: string;
  /** Takes the address under which the picture is known once it’s described. */
  readonly onDescribed: (address: string) => void;
}

/** Lets the member say what a picture shows that is kept already. */
export function DescribeButton({ address, name, onDescribed }: DescribeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const picture = parsePictureAddress(address);
  const kept = useOwnPictures().data?.pictures.find(
    (own) => parsePictureAddress(own.address)?.key === picture?.key,
  );
  if (picture === null) return null;
  const isDescribed = picture.description !== null;
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={isDescribed ? `Description of ${name}` : `Describe ${name}`}
        disabled={!kept}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {isDescribed ? 'Description' : 'Describe'}
      </Button>
      {isOpen && kept && (
        <DescribeDialog
          picture={kept}
          onDescribed={onDescribed}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
