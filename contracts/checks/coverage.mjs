import { forge } from './forge.mjs';

/**
 * Branches of our own sources that tests take, by file: `taken` of `all`.
 * @throws what forge said
 */
export async function branchCoverage() {
  const { code, stdout, stderr } = await forge(['coverage', '--report', 'summary', '--no-match-path', 'test/**/*Gas.t.sol']);
  if (code !== 0) throw new Error(`${stdout}\n${stderr}`);
  const rows = stdout.matchAll(/^\| (src\/\S+)\s*\|(?:[^|]*\|){2}\s*[\d.]+% \((\d+)\/(\d+)\)/gm);
  return Object.fromEntries([...rows].map(([, file, taken, all]) => [file, { taken: Number(taken), all: Number(all) }]));
}
