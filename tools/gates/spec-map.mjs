// The map of the specification: every line has code and test that are there, and docs/spec-map.md says the same.
import { checkMap } from '../spec-map/check.mjs';

const { faults } = checkMap({ write: false });
for (const line of faults) console.log(line);
if (faults.length > 0) process.exitCode = 1;
