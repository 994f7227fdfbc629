// Builds the contracts and writes `shared/abi` anew.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forge } from '../checks/forge.mjs';
import { FOLDER, abiModules } from './modules.mjs';

const { code, stdout, stderr } = await forge(['build']);
if (code !== 0) throw new Error(`${stdout}\n${stderr}`);
const modules = abiModules();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [file, text] of Object.entries(modules)) writeFileSync(join(FOLDER, file), text);
