// What may import what (docs/map.md). Rules speak of layers and rooms by pattern, so a new area is held to them without a line here.

const REMOTE = 'mfe-[a-z0-9]+|templates/[a-z0-9]+';
export const TEST = '[.]test[.]tsx?$|/test/|/testing(/|[.]tsx?$)';
/** A package by its name, installed or not. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

/** Whoever stands higher may import what stands lower, never the other way round. */
const LAYERS = ['pages|dialogs|panels', 'features', 'entities', 'lib'];

const rooms = [
  {
    name: 'protocol-stands-alone',
    comment: 'shared/protocol imports nothing of ours and only typebox.',
    from: { path: '^shared/protocol/', pathNot: TEST },
    to: { pathNot: ['^shared/protocol/', packages('typebox')] },
  },
  {
    name: 'rules-of-games-stand-alone',
    comment: 'Rules of games import nothing but types: server and browser must come to the same score.',
    from: { path: '^shared/games/src/rules/', pathNot: TEST },
    to: { pathNot: ['^shared/games/src/rules/', '^shared/protocol/'] },
  },
  {
    name: 'ui-knows-no-state',
    comment: 'shared/ui knows no state, no protocol, no texts and no routes.',
    from: { path: '^shared/ui/' },
    to: {
      path: [packages('effector', 'effector-react', 'react-intl', 'react-router', 'react-router-dom'), '^shared/(protocol|host|client)/'],
    },
  },
  {
    name: 'http-lives-in-client',
    comment: 'Only shared/client knows axios and the socket library; the demo and one helper of the server’s tests play a browser.',
    from: { pathNot: ['^shared/client/', '^server/src/demo/site-socket[.]ts$', '^server/test/connection[.]ts$'] },
    to: { path: packages('axios', 'socket[.]io-client') },
  },
  {
    name: 'chains-live-in-chain',
    comment: 'Only shared/chain knows wallets and chains.',
    from: { pathNot: '^shared/chain/' },
    to: { path: packages('viem', '@web3-react', '@solana', '@walletconnect') },
  },
  {
    name: 'rooms-meet-by-name',
    comment: 'A room reaches another one by the name of its package, whose exports are its doors.',
    from: { path: `^(${REMOTE}|shell|server|shared/[^/]+)/`, pathNot: TEST },
    to: { path: `^(${REMOTE}|shell|server|shared/[^/]+)/`, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
  {
    name: 'remotes-know-no-host',
    comment: 'A remote knows neither the shell, nor the server, nor another remote.',
    from: { path: `^(${REMOTE})/` },
    to: { path: `^(${REMOTE}|shell|server)/`, pathNot: '^$1/' },
  },
  {
    name: 'host-knows-no-remote',
    comment: 'The shell and the shared rooms know remotes by their registry name only.',
    from: { path: '^(shell|shared)/' },
    to: { path: `^(${REMOTE})/` },
  },
];

const insideOfRemotes = [
  ...LAYERS.slice(1).map((layer, above) => ({
    name: `${layer}-imports-nothing-above`,
    comment: 'In a remote pages, dialogs and panels stand above features, these above entities, these above lib.',
    from: { path: `^(${REMOTE})/src/${layer}/` },
    to: { path: `^$1/src/(${LAYERS.slice(0, above + 1).join('|')})/` },
  })),
  {
    name: 'features-know-no-sibling',
    comment: 'No feature, page, dialog or panel imports a sibling: what two share belongs to the layer below.',
    from: { path: `^(${REMOTE})/src/(pages|dialogs|panels|features)/([^/]+)/` },
    to: { path: '^$1/src/$2/', pathNot: '^$1/src/$2/$3/' },
  },
  {
    name: 'slices-have-one-door',
    comment: 'A slice is entered by its index.ts; what the remote loads on demand by page.tsx, dialog.tsx or panel.tsx.',
    from: { path: `^(${REMOTE})/src/([a-z]+/[^/]+|[^/]+$)` },
    to: {
      path: `^$1/src/(pages|dialogs|panels|features|entities)/[^/]+/`,
      pathNot: [
        '^$1/src/$2(/|$)',
        '/src/[^/]+/[^/]+/index[.]ts$',
        '/src/(pages/[^/]+/(page|opening)|dialogs/[^/]+/dialog|panels/[^/]+/panel)[.]tsx$',
      ],
    },
  },
];

/** Of the shell, from above (shell/README.md); what stands beside them puts them together. */
const SHELL_LAYERS = ['frame', 'pages', 'features', 'core', 'lib'];

const insideOfShell = SHELL_LAYERS.map((layer, above) => ({
  name: `shell-${layer}-imports-nothing-above`,
  comment: 'In the shell the frame stands above its own pages, these above features, these above the core, this above lib.',
  from: { path: `^shell/src/${layer}/`, pathNot: TEST },
  to: { path: '^shell/src/', pathNot: `^shell/src/(${SHELL_LAYERS.slice(above).join('|')})/` },
}));

const insideOfServer = [
  {
    name: 'services-know-no-http-no-sql',
    comment: 'A service knows neither HTTP nor SQL.',
    from: { path: '^server/.*[/-]service[.]ts$' },
    to: { path: packages('fastify', '@fastify', 'drizzle-orm', 'postgres') },
  },
  {
    name: 'modules-meet-at-their-doors',
    comment: 'A module reaches another one through its index.ts.',
    from: { path: '^server/src/modules/([^/]+)/' },
    to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '^server/src/modules/[^/]+/index[.]ts$'] },
  },
  {
    name: 'modules-are-entered-by-their-doors',
    comment: 'What is no module knows modules by their names and their index.ts.',
    from: { path: '^server/src/', pathNot: [TEST, '^server/src/modules/'] },
    to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/[^/]+/index[.]ts$', '^server/src/modules/(index|manifests)[.]ts$'] },
  },
  {
    name: 'core-names-no-module',
    comment: 'The core of the server names no module.',
    from: { path: '^server/src/(core|lib|db|config|jobs|mail|objects|plugins)/', pathNot: TEST },
    to: { path: '^server/src/modules/' },
  },
  {
    name: 'routes-know-no-sql',
    comment: 'A route speaks to a service, never to SQL.',
    from: { path: '^server/.*[/-]routes[.]ts$' },
    to: { path: ['[/-](repository|tables)[.]ts$', packages('drizzle-orm', 'postgres')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'routes-are-bound-in-one-place',
    comment: 'An endpoint is bound in the routes.ts of its resource.',
    from: { path: '^server/src/modules/', pathNot: [TEST, '/routes[.]ts$'] },
    to: { path: '^server/src/core/route[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'services-know-no-route',
    comment: 'A service is called by routes and knows none.',
    from: { path: '^server/.*[/-]service[.]ts$' },
    to: { path: '^server/.*[/-]routes[.]ts$' },
  },
  {
    name: 'repositories-know-no-service',
    comment: 'Tables and their SQL stand below services, of which they know at most the types, and below routes.',
    from: { path: '^server/.*[/-](repository|tables)[.]ts$' },
    to: { path: ['^server/.*[/-](service|routes)[.]ts$', packages('fastify', '@fastify')], dependencyTypesNot: ['type-only'] },
  },
];

const unresolved = {
  name: 'imports-lead-somewhere',
  comment: 'An import that leads nowhere is held to no rule.',
  from: {},
  to: { couldNotResolve: true },
};

export default {
  forbidden: [unresolved, ...rooms, ...insideOfRemotes, ...insideOfShell, ...insideOfServer].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]programs)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
