import { at } from './root.mjs';
import { logged } from './run.mjs';

const bin = (name) => at('node_modules', '.bin', name);
const node = (...words) => [process.execPath, ...words];

/** Checks without a browser, by name. Each is a program that says yes by its exit code. */
const GATES = {
  'types: web': [bin('tsc'), '-p', 'tsconfig.web.json'],
  'types: node': [bin('tsc'), '-p', 'tsconfig.node.json'],
  lint: [bin('oxlint'), '.'],
  'lint: effector': [bin('eslint'), '--max-warnings', '0', 'shell/src', 'mfe-gamehub/src', 'shared/host/src', 'shared/client/src'],
  'lint: styles': [bin('stylelint'), '{shell,mfe-*,shared}/**/*.css', '--ignore-pattern', '**/{dist,node_modules}/**'],
  format: [bin('prettier'), '--check', '--log-level', 'warn', '.'],
  unused: [bin('knip')],
  boundaries: node('tools/gates/boundaries.mjs'),
  catalogues: node('tools/gates/catalogues.mjs'),
  licences: node('tools/gates/licences.mjs'),
  sizes: node('tools/gates/sizes.mjs'),
};

/** Runs all gates, two at a time. */
export async function runGates(tally) {
  const waiting = Object.entries(GATES);
  const next = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const [name, words] = gate;
      const { code, text, log } = await logged(name, words);
      tally.gate(name, code === 0, text, log);
    }
  };
  await Promise.all([next(), next()]);
}
