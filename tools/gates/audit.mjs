// Known faults of what ships, as the package registry tells them. A registry that has no such list is said, and fails nothing unless --must is given.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PNPM } from '../lib/install.mjs';
import { ROOT } from '../lib/paths.mjs';

/** What may not ship. */
const SERIOUS = ['high', 'critical'];

/** One line for each package with a serious fault, of the report of `pnpm audit --json`. */
export function faultsOf({ advisories = {} }) {
  return Object.values(advisories)
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ module_name: name, severity, title, url, findings = [] }) => {
      const versions = [...new Set(findings.map(({ version }) => version))].join(', ');
      return `${name} ${versions} has a ${severity} fault: ${title} (${url}). Raise it, or pin a mended version in pnpm-workspace.yaml.`;
    });
}

/** Why there is no report; undefined where there is one. */
export function missingReason(text) {
  try {
    const { error, advisories } = JSON.parse(text);
    return error ? `the package registry answers no audit (${error.code})` : advisories ? undefined : 'the audit gave no report';
  } catch {
    return 'the audit gave no report';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npx', ['--yes', PNPM, 'audit', '--prod', '--json'], { cwd: ROOT, encoding: 'utf8' });
  const reason = missingReason(stdout ?? '');
  const faults = reason ? [] : faultsOf(JSON.parse(stdout));
  if (reason) console.log(`Known faults were not looked for: ${reason}.`);
  for (const line of faults) console.log(line);
  if (faults.length > 0 || (reason && process.argv.includes('--must'))) process.exitCode = 1;
}
