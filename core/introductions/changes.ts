import type { Introduction, NewIntroduction } from './domain/introduction.ts';

/** What is stored of introductions. */
export type IntroductionChange =
  | {
      readonly type: 'add_introduction';
      readonly introduction: NewIntroduction;
      /** The newest of the introducer's introductions, 0 before the first: nothing was added in between. */
      readonly newestId: number;
    }
  /**
   * Puts the introduction in the place of the one of that version. `NEW_ID` stands for the connection that the same act
   * adds.
   */
  | {
      readonly type: 'replace_introduction';
      readonly introduction: Introduction;
      readonly version: number;
    };
