/** The operator's command line: works in process on the data that the environment names, beside a running server or without one. */
import { fileURLToPath } from 'node:url';
import { run } from './cli/run.ts';

/** Sources and bundle lie equally deep in the workspace. */
const root = fileURLToPath(new URL('../../', import.meta.url));

process.exitCode = await run(process.argv.slice(2), process.env, root, {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
