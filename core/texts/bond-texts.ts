import type { BondSide, SidedTypeId } from '#core/members/domain/bond-sides.ts';

/** What is said of the sides of one bond. */
export interface SideTexts {
  /** Above the choice of a side. */
  readonly question: string;
  /** The sides to choose from, each after the question. */
  readonly choices: Readonly<Record<BondSide, string>>;
  /** What a profile says of its owner. */
  readonly said: Readonly<Record<BondSide, string>>;
}

/** What the product says of bonds and their sides in one language. */
export interface BondTexts {
  readonly sides: Readonly<Record<SidedTypeId, SideTexts>>;
}
