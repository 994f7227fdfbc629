// Runs a tool of Foundry by its platform's own binary: the launcher of the npm package answers 0 whatever happened.
import { spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { binaryOf } from './binary.mjs';

const [tool, ...args] = process.argv.slice(2);
const { status, signal } = spawnSync(binaryOf(tool), args, { stdio: 'inherit' });
process.exitCode = status ?? 128 + (constants.signals[signal] ?? 0);
