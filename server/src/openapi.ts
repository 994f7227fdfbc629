import { readFileSync } from 'node:fs';
import { apiDocument } from './api-document.ts';

/** Prints the OpenAPI document and nothing else. Sources and bundle lie equally deep in the workspace. */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
process.stdout.write(`${JSON.stringify(await apiDocument(version), null, 2)}\n`);
