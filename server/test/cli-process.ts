/** The operator's command line on a checkout that a test names, as `src/cli.ts` is on its own. */
import { run } from '../src/cli/run.ts';

process.exitCode = await run(process.argv.slice(2), process.env, process.env['TEST_ROOT'] ?? '', {
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
