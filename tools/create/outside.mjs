import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { at } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { readCatalog } from '../pack/catalog.mjs';
import { packAll } from '../pack/pack.mjs';

/** Where the project keeps the rooms that it is made from. */
const PACKS = 'packs';
/** What its tests run on, of the workspace's own versions. */
const FOR_TESTS = ['@jest/globals', '@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom'];
/** What the workspace's tests have in the place of a browser's, copied into the project. */
const STANDS_IN = ['browser-environment.mjs', 'css-names.mjs'];
/** The room that only builds. */
const BUILD = '@mortar/build';
const SCRIPTS = {
  dev: 'mortar-dev',
  test: 'node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js --config test/jest.config.js',
  types: 'tsc --noEmit',
  build: 'mortar-build',
  key: 'mortar-publish key',
  publish: 'mortar-publish',
};

const JEST = `/** Native ES modules in jsdom, TypeScript by swc, as the site's own tests run. */
export default {
  rootDir: '..',
  testEnvironment: '<rootDir>/test/browser-environment.mjs',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\\\.css$': '<rootDir>/test/css-names.mjs' },
  transform: {
    '^.+\\\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
`;

const README = (name, folder) => `# ${folder}

A part of a Mortar site, in a repository of its own.

- **Owns**: the route \`/${name}\` and its navigation entry (\`remote.json\`).
- **Page**: \`src/pages/home\`, its state in \`src/entities/wall\`, its texts in \`locales/\`.
- **Made from**: the packages in \`${PACKS}/\`; newer ones come from \`npm run mortar -- pack\` of the site's repository. Each has a CHANGELOG.

\`\`\`sh
npm install
npm run dev -- --site https://<the site>   # serves it from its sources; a developer of the site takes it from here
npm test
npm run types
npm run build                              # says where the build lies: "dir"
\`\`\`

## Publishing

\`\`\`sh
npm run key        # once: makes .publish-key.json, which stays out of the repository, and prints its public part
\`\`\`

An operator of the site lets that key publish \`${name}\`, and nothing else: \`npm run mortar -- key add ${name} <name of the key> <public key>\`. From then on:

\`\`\`sh
npm run publish -- --site https://<the site> --dry-run   # only says whether it fits what is live
npm run publish -- --site https://<the site>             # visitors get it
npm run publish -- --site https://<the site> --stage     # an operator shows it to some, or promotes it
\`\`\`

A machine that builds has MORTAR_SITE in place of \`--site\`, and in MORTAR_PUBLISH_KEY what stands in .publish-key.json. Each version has the number of \`package.json\` and a hash of what it was built from.
`;

function versionsOf(dependencies, tarballs, catalog) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      range === 'catalog:' ? catalog[name] : `file:${PACKS}/${basename(tarballs[name])}`,
    ]),
  );
}

const roomsOf = (tarballs, but) =>
  Object.fromEntries(Object.keys(tarballs).flatMap((name) => (name === but ? [] : [[name, 'workspace:*']])));

function writeManifest(folder, tarballs) {
  const catalog = readCatalog();
  const { name, version, sideEffects, dependencies, devDependencies } = readJson(join(folder, 'package.json'));
  const manifest = {
    name,
    version,
    private: true,
    type: 'module',
    sideEffects,
    scripts: SCRIPTS,
    // All rooms, also those that the page of the template does not need yet.
    dependencies: versionsOf({ ...roomsOf(tarballs, BUILD), ...dependencies }, tarballs, catalog),
    devDependencies: {
      ...versionsOf(devDependencies, tarballs, catalog),
      ...Object.fromEntries(FOR_TESTS.map((test) => [test, catalog[test]])),
      typescript: catalog.typescript,
    },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function writeTypes(folder) {
  const { compilerOptions } = readJson(at('tsconfig.base.json'));
  const options = { ...compilerOptions, lib: ['es2023', 'dom', 'dom.iterable'], types: ['@mortar/build/css'] };
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify({ compilerOptions: options, include: ['src'] }, null, 2)}\n`);
}

/** Makes a project that stands alone of what the template wrote for the workspace. */
export async function leaveWorkspace(folder, { name, place }, progress) {
  const tarballs = await packAll(join(folder, PACKS), progress);
  writeManifest(folder, tarballs);
  writeTypes(folder);
  writeFileSync(join(folder, 'README.md'), README(name, basename(place)));
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\n.publish-key.json\n');
  for (const file of STANDS_IN) cpSync(at('tools/jest', file), join(folder, 'test', file));
  writeFileSync(join(folder, 'test', 'jest.config.js'), JEST);
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
  // Node reads no TypeScript by itself.
  writeFileSync(join(folder, 'webpack.config.js'), readFileSync(join(folder, 'webpack.config.ts'), 'utf8'));
  rmSync(join(folder, 'webpack.config.ts'));
}
