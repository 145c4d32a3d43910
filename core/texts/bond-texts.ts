import type { BondSide, OneSide, SidedTypeId } from '#core/members/domain/bond-sides.ts';

import type { SharedPlace } from '#core/discovery/domain/common-ground.ts';
import type { BondReason, LearningReason } from '#core/discovery/domain/fit.ts';
import type { Distance } from '#core/members/places/domain/distance.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';

/** What is said of the sides of one bond. */
export interface SideTexts {
  /** Above the choice of a side. */
  readonly question: string;
  /** The sides to choose from, each after the question. */
  readonly choices: Readonly<Record<BondSide, string>>;
  /** What a profile says of its owner. */
  readonly said: Readonly<Record<BondSide, string>>;
  /** The same beside the name of the bond; who would take either says nothing. */
  readonly short: Readonly<Record<OneSide, string>>;
}

/** What the product says of bonds and their sides in one language. */
export interface BondTexts {
  /** What is said of a side where it may be of several bonds. */
  readonly anySide: Readonly<Record<OneSide, string>>;
  readonly sides: Readonly<Record<SidedTypeId, SideTexts>>;
  /** Why two members might fit, said to the one who is shown the other. */
  readonly reasons: {
    readonly bond: (reason: BondReason, name: string) => string;
    readonly interests: (interests: readonly string[]) => string;
    readonly languages: (languages: readonly LanguageTag[]) => string;
    readonly learning: (reason: LearningReason, name: string) => string;
    readonly location: (location: string) => string;
    readonly place: (place: SharedPlace) => string;
    readonly near: (distance: Distance) => string;
    readonly ages: string;
  };
}
