/**
 * The map of ARCHITECTURE.md, checked: dependencies point one way. A part that does not exist yet has its rule already.
 */
const part = (...names) => `^(?:${names.join('|')})/`;

/** What a part may import of ours besides itself; everything else of ours is refused. */
const MAY_IMPORT = {
  'packages/kernel': [],
  'packages/fort': ['packages/kernel'],
  'packages/treehouse': ['packages/kernel'],
  'packages/bots': ['packages/kernel', 'packages/fort', 'packages/treehouse'],
  'packages/review': ['packages/kernel', 'packages/fort', 'packages/treehouse', 'packages/bots'],
  // Of reviews only the types: what there are reasons for is what there are words for.
  'packages/words': ['packages/kernel', 'packages/fort', 'packages/treehouse', 'packages/review'],
  'packages/protocol': ['packages/kernel'],
  'apps/server': ['packages/[^/]+', 'apps/cli'],
  'apps/web': ['packages/[^/]+', 'apps/cli'],
  'apps/cli': ['packages/[^/]+', 'apps/server'],
  bench: ['packages/[^/]+'],
  e2e: ['packages/[^/]+', 'apps/[^/]+'],
};

const OURS = '^(?:packages|apps|bench|e2e)/';

const direction = ([from, targets]) => ({
  name: `${from.replace('/', '-')}-knows`,
  comment: `${from} imports of ours only: ${targets.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: part(from) },
  to: { path: OURS, pathNot: part(from, ...targets) },
});

export default {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(direction),
    {
      name: 'every-part-is-on-the-map',
      comment: 'a new package or app gets its line in MAY_IMPORT first',
      severity: 'error',
      from: { path: OURS, pathNot: part(...Object.keys(MAY_IMPORT)) },
      to: {},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engines-stand-alone',
      comment: 'engines have no I/O, no clock and no dependencies: they run anywhere',
      severity: 'error',
      from: { path: '^packages/(?:kernel|fort|treehouse)/src/' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
        pathNot: OURS,
      },
    },
    {
      name: 'only-what-is-exported',
      comment: 'another package is known by what its exports name',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|bench|e2e)/' },
      to: {
        path: OURS,
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/kernel/src/(?:laws|every-moment)\\.ts$',
          '^packages/kernel/test/toy\\.ts$',
          '^packages/fort/test/random-box\\.ts$',
          '^apps/server/src/index\\.ts$',
          '^apps/server/test/postgres\\.ts$',
          '^apps/web/test/browser\\.ts$',
          '^apps/server/test/(?:mailbox|push-browser|query|receiver)\\.ts$',
        ],
      },
    },
    {
      name: 'by-name-not-by-path',
      comment: 'another package is imported as @treefort/…, not by a path out of the own one',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+|bench|e2e)/' },
      to: { path: OURS, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'laws-and-toy-are-for-tests',
      severity: 'error',
      from: { pathNot: '/test/' },
      to: { path: '^packages/kernel/(?:src/laws|src/every-moment|test/toy)\\.ts$' },
    },
    {
      name: 'server-lists-games-once',
      comment:
        'the server gets its games as a parameter; only the list that it starts with names them',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/games\\.ts$',
      },
      to: { path: '^packages/(?:fort|treehouse)/' },
    },
    {
      name: 'sources-do-not-know-tests',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: '/test/' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'everything-is-declared',
      comment:
        'an npm module is named in the package.json of the part that imports it, or in the root one',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // TypeScript 7 has no parser for JavaScript programs to call; swc reads the same files.
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // What was built is nobody's source.
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
      mainFields: ['main', 'types'],
    },
  },
};
