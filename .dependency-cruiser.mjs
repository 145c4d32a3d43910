/** The floors of the house: each may look down only. */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-stands-alone',
      comment: 'The core imports nothing from outside the core, except zod in its contracts.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: ['^core/', '^node_modules/zod/'] },
    },
    {
      name: 'zod-only-in-contracts',
      comment: 'Of the core, only the contracts may import zod.',
      severity: 'error',
      from: { path: '^core/', pathNot: '^core/contracts/' },
      to: { path: '^node_modules/zod/' },
    },
    {
      name: 'domain-at-the-bottom',
      comment: 'The domain knows neither ports, use cases nor contracts.',
      severity: 'error',
      from: { path: '^core/domain/' },
      to: { path: '^core/(ports|application|contracts)/' },
    },
    {
      name: 'adapters-import-the-core',
      comment: 'An adapter imports the core, itself and its driver: no other floor.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(server|ui|tests)/' },
    },
    {
      name: 'adapters-do-not-know-each-other',
      comment:
        'One adapter never imports another; what SQL adapters share has a folder of its own.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)' },
      to: { path: '^adapters/([^/]+)/', pathNot: ['^adapters/$1/', '^adapters/sql/'] },
    },
    {
      name: 'server-does-not-import-the-page',
      comment: 'The server serves the built page and imports nothing of it.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(ui|tests)/' },
    },
    {
      name: 'page-imports-domain-and-contracts',
      comment: 'The page reaches the server by its typed client only.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: '^(server|adapters|tests|core/(ports|application))/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features need moves to components/ or to the core.',
      severity: 'error',
      from: { path: '^ui/features/([^/]+)' },
      to: { path: '^ui/features/([^/]+)/', pathNot: '^ui/features/$1/' },
    },
    {
      name: 'inversify-only-in-the-server',
      comment: 'Only the composition root knows the container.',
      severity: 'error',
      from: { pathNot: '^(server|tests)/' },
      to: { path: '^node_modules/(inversify|reflect-metadata|express)/' },
    },
    {
      name: 'no-circles',
      comment: 'Modules that need each other belong in one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
