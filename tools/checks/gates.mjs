import { join } from 'node:path';
import { CACHE, at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { remotes } from '../lib/workspace.mjs';
import { createPassed } from './passed.mjs';

const bin = (...path) => at('node_modules', ...path);
/** By name: for a pattern dependency-cruiser reads every folder here, those of the packages included. */
const ROOMS = ['shell', ...remotes(), 'templates', 'shared', 'server'];
const cruise = (config) => [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', config, '--output-type', 'err-long', ...ROOMS];
/** What it knew of files that are still the same it need not find out again. */
const tsc = (project) => {
  const known = join(CACHE, 'types', `${project}.tsbuildinfo`);
  return [bin('@typescript/native/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', known];
};

const RULES = ['.dependency-cruiser.mjs', '.dependency-cruiser.circles.mjs'];
const SETTINGS = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches', 'tsconfig.base.json', 'tools/checks/gates.mjs'];
const PAGES = ['shell', ...remotes(), 'templates', 'shared', 'e2e/remotes'];
const CODE = [...PAGES.filter((path) => path !== 'e2e/remotes'), 'server', 'bench', 'tools', 'e2e', 'contracts'];
const LINTED = ['.oxlintrc.json', 'eslint.config.js', 'jest.config.mjs', 'stylelint.config.js', ...RULES];
/** Gates of many seconds, by all that they read: one that passed is not run again until something of it has changed. */
const READ = {
  'types of the browser': [...SETTINGS, 'tsconfig.web.json', ...PAGES],
  'types of Node': [...SETTINGS, 'tsconfig.node.json', ...CODE],
  lint: [...SETTINGS, ...LINTED, ...CODE],
  'lint of effector': [...SETTINGS, 'eslint.config.js', 'tsconfig.web.json', ...PAGES],
  'lint of styles': [...SETTINGS, 'stylelint.config.js', ...PAGES],
};

/** Checks without tests. Each is a Node program that says yes by its exit code. */
const GATES = {
  'types of the browser': tsc('tsconfig.web.json'),
  'types of Node': tsc('tsconfig.node.json'),
  lint: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'],
  'lint of effector': [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.'],
  'lint of styles': [bin('stylelint/bin/stylelint.mjs'), '{shell,mfe-*,templates/*,shared/*}/src/**/*.css'],
  format: [bin('oxfmt/bin/oxfmt'), '--check', '.'],
  'unused code': [bin('knip/bin/knip.js')],
  boundaries: cruise('.dependency-cruiser.mjs'),
  'circles of folders': cruise('.dependency-cruiser.circles.mjs'),
  'what the shell provides': [at('tools/gates/provided.mjs')],
  catalogues: [at('tools/gates/catalogues.mjs')],
  words: [at('tools/gates/words.mjs')],
  citations: [at('tools/gates/citations.mjs')],
  licences: [at('tools/gates/licences.mjs')],
  guards: [at('tools/gates/guards.mjs')],
  'map of the specification': [at('tools/gates/spec-map.mjs')],
};

/** Those that look at what was built. */
const BUILD_GATES = { 'sizes of the builds': [at('tools/gates/sizes.mjs')] };

async function pass(name, args, { progress, tally, isFull }) {
  const passed = READ[name] && createPassed(name, READ[name]);
  if (!isFull && passed?.holds()) {
    progress.line(`✓ ${name}: nothing that it reads has changed since it passed`);
    return tally.add({ passed: 1, failed: 0 });
  }
  const log = join(CACHE, `logs/gate-${name.replaceAll(' ', '-')}.log`);
  const { done, failed } = progress.step(name);
  const { code, excerpt } = await run(process.execPath, args, { log });
  if (code === 0) {
    passed?.note();
    done();
    return tally.add({ passed: 1, failed: 0 });
  }
  failed();
  tally.add({ passed: 0, failed: 1 });
  tally.report(`${name} (all of it: ${log})`, excerpt(60));
}

async function passAll(gates, context) {
  const waiting = Object.entries(gates);
  const worker = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) await pass(...gate, context);
  };
  await Promise.all([worker(), worker()]);
}

/** Runs the gates over the sources, two at a time. */
export const sourceGates = (context) => passAll(GATES, context);

/** Runs the gates over the builds. */
export const buildGates = (context) => passAll(BUILD_GATES, context);
