const swc = (jsx) => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    { jsc: { parser: { syntax: 'typescript', tsx: jsx }, target: 'es2023', transform: { react: { runtime: 'automatic' } } }, module: { type: 'es6' } },
  ],
});
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc(true),
  moduleNameMapper: { '\\.css$': '<rootDir>/tools/jest/css-names.mjs' },
};
const web = ['shell', 'mfe-*', 'shared/ui', 'shared/host', 'shared/client'];
const node = ['server', 'shared/protocol', 'shared/build', 'tools'];

/** Two worlds: browsers in jsdom, the rest in Node. Native ES modules in both. */
export default {
  projects: [
    { ...common, displayName: 'web', rootDir: '.', testEnvironment: '<rootDir>/tools/jest/browser-environment.mjs', testMatch: web.map((room) => `<rootDir>/${room}/**/*.test.{ts,tsx}`) },
    { ...common, displayName: 'node', rootDir: '.', testEnvironment: 'node', testMatch: node.map((room) => `<rootDir>/${room}/**/*.test.{ts,mjs}`) },
  ],
};
