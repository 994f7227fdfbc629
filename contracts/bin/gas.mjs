// Measures the gas of the figures and prints it as JSON; with `--write` it becomes what later runs are held to.
import { writeFileSync } from 'node:fs';
import { COMMITTED, measuredGas } from '../checks/gas.mjs';

const text = `${JSON.stringify(await measuredGas(), null, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(COMMITTED, text);
process.stdout.write(text);
