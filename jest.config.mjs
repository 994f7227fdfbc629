const swc = (jsx) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: jsx },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
});
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc(true),
  modulePathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/.cache/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/css-names.mjs' },
};
/** Jest does not read the `browser` field of a package, a bundler does. */
const packages = '<rootDir>/shared/client/node_modules';
const forBrowsers = {
  '^axios$': `${packages}/axios/dist/esm/axios.js`,
  '^tus-js-client$': `${packages}/tus-js-client/lib.es5/browser/index.js`,
};
/** What draws in a real browser only is tested in one (e2e). */
const withoutDrawing = { '^@mortar/ui/charts/zoomable$': '<rootDir>/shared/ui/src/testing/zoomable.ts' };
const web = [
  'shell',
  'mfe-*',
  'templates/*',
  'shared/ui',
  'shared/host',
  'shared/remote-kit',
  'shared/client',
  'shared/chain/test',
  'shared/games/src/{host,frame,fuse}',
];
const node = [
  'server',
  'shared/protocol',
  'shared/chain/src',
  'shared/build',
  'shared/games/{test,src/rules}',
  'contracts/checks',
  'tools',
];

/** Two worlds: browsers in jsdom, the rest in Node. Native ES modules in both. */
export default {
  // A busy machine is slow and not wrong.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'web',
      // What the shell's build defines.
      globals: { PROVIDED_VERSIONS: {} },
      rootDir: '.',
      moduleNameMapper: { ...common.moduleNameMapper, ...forBrowsers, ...withoutDrawing },
      testEnvironment: '<rootDir>/tools/jest/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/patient-queries.mjs', '<rootDir>/tools/jest/quiet-console.mjs'],
      testMatch: web.map((room) => `<rootDir>/${room}/**/*.test.{ts,tsx}`),
    },
    {
      ...common,
      displayName: 'node',
      rootDir: '.',
      globalSetup: '<rootDir>/server/test/before-all.mjs',
      globalTeardown: '<rootDir>/server/test/after-all.mjs',
      testEnvironment: '<rootDir>/tools/jest/native/environment.mjs',
      testRunner: '<rootDir>/tools/jest/native/run-file.mjs',
      testMatch: node.map((room) => `<rootDir>/${room}/**/*.test.{ts,mjs}`),
    },
  ],
};
