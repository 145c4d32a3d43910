import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useRef, type SyntheticEvent } from 'react';
import { IconButton } from '#ui/kit/icon-button.tsx';
import {
  movePicture,
  partOfCut,
  turnedSize,
  turnPicture,
  zoomPicture,
  type Cut,
  type Dimensions,
} from './cut.ts';
import { useDragAndPinch } from './use-drag-and-pinch.ts';

/** How far one press moves the picture, as a share of the square, and by which factor it makes it larger. */
const STEP = 0.1;
const ZOOM_STEP = 1.25;

type Change = (picture: Dimensions, cut: Cut) => Cut;

/** What can be done to the picture, by button and some by key too. */
const CHANGES = [
  {
    label: 'Move left',
    Icon: ArrowLeft,
    keys: ['ArrowLeft'],
    change: (picture, cut) => movePicture(picture, cut, -STEP, 0),
  },
  {
    label: 'Move right',
    Icon: ArrowRight,
    keys: ['ArrowRight'],
    change: (picture, cut) => movePicture(picture, cut, STEP, 0),
  },
  {
    label: 'Move up',
    Icon: ArrowUp,
    keys: ['ArrowUp'],
    change: (picture, cut) => movePicture(picture, cut, 0, -STEP),
  },
  {
    label: 'Move down',
    Icon: ArrowDown,
    keys: ['ArrowDown'],
    change: (picture, cut) => movePicture(picture, cut, 0, STEP),
  },
  {
    label: 'Zoom in',
    Icon: ZoomIn,
    keys: ['+', '='],
    change: (picture, cut) => zoomPicture(picture, cut, ZOOM_STEP),
  },
  {
    label: 'Zoom out',
    Icon: ZoomOut,
    keys: ['-', '_'],
    change: (picture, cut) => zoomPicture(picture, cut, 1 / ZOOM_STEP),
  },
  {
    label: 'Turn left',
    Icon: RotateCcw,
    keys: [],
    change: (_picture, cut) => turnPicture(cut, 'left'),
  },
  {
    label: 'Turn right',
    Icon: RotateCw,
    keys: [],
    change: (_picture, cut) => turnPicture(cut, 'right'),
  },
] as const satisfies readonly { readonly change: Change; readonly [more: string]: unknown }[];

interface CutFrameProps {
  /** The address of the picture in this browser. */
  readonly source: string;
  /** How large it is, once that is known. */
  readonly picture: Dimensions | null;
  readonly cut: Cut;
  /** True where all of the picture is kept, and it can only be turned. */
  readonly isWhole: boolean;
  /** True where others see a circle of it. */
  readonly isRound: boolean;
  readonly onChange: (change: (cut: Cut) => Cut) => void;
  readonly onMeasure: (picture: Dimensions) => void;
  /** Called where this browser can’t show the picture. */
  readonly onFail: () => void;
}

/** The picture behind the square that’s kept of it, with the ways to move, zoom and turn it. */
export function CutFrame({ picture, cut, isWhole, isRound, onChange, ...props }: CutFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const apply = (change: Change) => {
    if (picture !== null) onChange((current) => change(picture, current));
  };
  const drag = useDragAndPinch((right, down, factor) => {
    const side = frame.current?.clientWidth ?? 0;
    if (isWhole || side === 0) return;
    apply((all, current) =>
      zoomPicture(all, movePicture(all, current, right / side, down / side), factor),
    );
  });
  const offered = isWhole ? CHANGES.slice(-2) : CHANGES;
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3">
      <div
        ref={frame}
        role="group"
        tabIndex={isWhole ? -1 : 0}
        aria-label={isWhole ? 'Your photo' : 'Your photo: arrow keys move it, plus and minus zoom'}
        className={`relative aspect-square w-64 max-w-full touch-none overflow-hidden rounded-box bg-sunken ${isWhole ? '' : 'cursor-grab active:cursor-grabbing'}`}
        onKeyDown={(event) => {
          const found = offered.find(({ keys }) => (keys as readonly string[]).includes(event.key));
          if (!found) return;
          event.preventDefault();
          apply(found.change);
        }}
        {...drag}
      >
        <TurnedPicture {...props} picture={picture} cut={cut} isWhole={isWhole} />
        {isRound && (
          <span className="pointer-events-none absolute inset-0 rounded-full ring-[6rem] ring-scrim" />
        )}
      </div>
      <div className="flex max-w-52 flex-wrap justify-center gap-1 sm:max-w-none">
        {offered.map(({ label, Icon, change }) => (
          <IconButton
            key={label}
            label={label}
            title={label}
            className="border border-control"
            onClick={() => {
              apply(change);
            }}
          >
            <Icon aria-hidden="true" className="size-5" />
          </IconButton>
        ))}
      </div>
      <p role="status" className="sr-only">
        {describeCut(cut, isWhole)}
      </p>
    </div>
  );
}

/** How far the picture is zoomed and turned, and which part of it is in the middle. */
function describeCut({ turn, zoom, x, y }: Cut, isWhole: boolean): string {
  const turned = turn === 0 ? 'Upright.' : `Turned by ${turn} degrees.`;
  if (isWhole) return turned;
  const [across, down, size] = [x, y, zoom].map((share) => `${Math.round(share * 100)} %`);
  return `${turned} Zoom ${size}. In the middle: ${across} from the left, ${down} from the top.`;
}

interface TurnedPictureProps {
  readonly source: string;
  readonly picture: Dimensions | null;
  readonly cut: Cut;
  readonly isWhole: boolean;
  readonly onMeasure?: (picture: Dimensions) => void;
  readonly onFail: () => void;
}

/** The picture, turned and as large as its part that fills the frame asks for. */
export function TurnedPicture({
  source,
  picture,
  cut,
  isWhole,
  onMeasure,
  onFail,
}: TurnedPictureProps) {
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    onMeasure?.({ width: image.naturalWidth, height: image.naturalHeight });
  };
  const turned = picture && turnedSize(picture, cut.turn);
  const part = picture && !isWhole ? partOfCut(picture, cut) : picture && wholeIn(picture, cut);
  return (
    <div
      className="absolute"
      style={
        part
          ? {
              width: `${100 / part.width}%`,
              height: `${100 / part.height}%`,
              left: `${(-100 * part.left) / part.width}%`,
              top: `${(-100 * part.top) / part.height}%`,
            }
          : { inset: 0 }
      }
    >
      <img
        src={source}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          top: '50%',
          left: '50%',
          transform: `translate(-50%, -50%) rotate(${cut.turn}deg)`,
          ...(picture && turned
            ? {
                width: `${(100 * picture.width) / turned.width}%`,
                height: `${(100 * picture.height) / turned.height}%`,
              }
            : { visibility: 'hidden' }),
        }}
        onLoad={measure}
        onError={onFail}
      />
    </div>
  );
}

/** The square around the whole picture, as part of it: it reaches beyond it on two sides. */
function wholeIn(picture: Dimensions, { turn }: Cut) {
  const turned = turnedSize(picture, turn);
  const side = Math.max(turned.width, turned.height);
  const [width, height] = [side / turned.width, side / turned.height];
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}
