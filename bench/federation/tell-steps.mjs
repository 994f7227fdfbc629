/** Loaded into a publication that is measured: writes each of its steps into the file that BENCH_STEPS names. */
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

subscribe('mortar.publish', (step) => appendFileSync(process.env.BENCH_STEPS ?? '/dev/null', `${JSON.stringify(step)}\n`));
