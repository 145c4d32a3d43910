import fc from 'fast-check';

const given = process.env['SEED'];
const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);

/** With the same seed, properties are tried with the same examples. */
fc.configureGlobal({ seed, numRuns: 500 });
process.stdout.write(`SEED=${seed}\n`);
