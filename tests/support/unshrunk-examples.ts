import fc from 'fast-check';

/** One failing example is enough to notice a mutant: nobody reads a smaller one. */
fc.configureGlobal({ endOnFailure: true });
