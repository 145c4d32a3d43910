import type { MemberId } from '#core/kernel/ids.ts';

/** A request that was refused. Nothing of it is what its client wrote. */
export interface RefusedRequest {
  readonly method: string | null;
  /** The address of the call as the contract writes it; `null` where there is no call. */
  readonly route: string | null;
  /** The machine word of the answer. */
  readonly refused: string;
  /** Who asked; `null` where nobody was known by then. */
  readonly memberId: MemberId | null;
}

type CountedRefusals = RefusedRequest & { readonly count: number };

/** How many kinds of refusals are told apart. */
export const MOST_KINDS = 200;

/** Visitors' pages ask who they are: that is no try. */
const ORDINARY = keyOf({
  method: 'GET',
  route: '/api/auth/current',
  refused: 'not_signed_in',
  memberId: null,
});

/** Counts refusals until they are logged, in so little room that nobody can fill the memory or a disk by being refused. */
export class RefusalCount {
  private counts = new Map<string, CountedRefusals>();

  /** Adds to the count. Once there are many kinds, further ones are told apart by the machine word alone. */
  note(request: RefusedRequest): void {
    const key = keyOf(request);
    if (key === ORDINARY) return;
    const isRoom = this.counts.has(key) || this.counts.size < MOST_KINDS;
    if (isRoom) this.add(key, request);
    else this.add(request.refused, { ...request, method: null, route: null, memberId: null });
  }

  /** All that was counted, which is forgotten here. */
  take(): readonly CountedRefusals[] {
    const taken = [...this.counts.values()];
    this.counts = new Map();
    return taken;
  }

  private add(key: string, request: RefusedRequest): void {
    this.counts.set(key, { ...request, count: (this.counts.get(key)?.count ?? 0) + 1 });
  }
}

function keyOf({ method, route, refused, memberId }: RefusedRequest): string {
  return [method, route, refused, memberId].join(' ');
}
