import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { parsePictureAddress } from '#core/media/domain/picture-address.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { DescribeButton } from './describe-button.tsx';
import { KeptPicture } from './kept-picture.tsx';

interface PhotoRowProps {
  readonly address: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Moves it by so many places. */
  readonly onMove: (places: number) => void;
  readonly onRemove: () => void;
  /** Takes the address under which it is known once it’s described. */
  readonly onDescribed: (address: string) => void;
}

/** One photo of the member’s own, with what can be done about it. */
export function PhotoRow({ address, position, count, ...props }: PhotoRowProps) {
  const { onMove, onRemove, onDescribed } = props;
  const picture = parsePictureAddress(address);
  const name = `photo ${position}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-box border border-line p-2">
      {picture === null ? (
        <img src={address} alt="" className="size-20 rounded-box object-cover" />
      ) : (
        <KeptPicture
          picture={picture}
          alt=""
          place={320}
          className="size-20 rounded-box object-cover"
        />
      )}
      <p className="min-w-0 grow basis-24 text-sm wrap-anywhere">
        <span className="sr-only">{`Photo ${position}: `}</span>
        {picture?.description ? (
          <OwnText>{picture.description}</OwnText>
        ) : (
          <span className="text-quiet">No description yet</span>
        )}
      </p>
      <DescribeButton address={address} name={name} onDescribed={onDescribed} />
      <div className="flex">
        <IconButton
          label={`Move ${name} earlier`}
          data-move="earlier"
          disabled={position === 1}
          onClick={() => {
            onMove(-1);
          }}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label={`Move ${name} later`}
          data-move="later"
          disabled={position === count}
          onClick={() => {
            onMove(1);
          }}
        >
          <ArrowDown aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
