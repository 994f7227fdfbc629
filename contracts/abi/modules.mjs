import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONTRACTS } from './contracts.mjs';

const OUT = new URL('../.cache/out/', import.meta.url);
/** Where the modules lie. */
export const FOLDER = fileURLToPath(new URL('../../shared/abi/src/', import.meta.url));

const MADE = '// Made by `npm run abi` of contracts/; its check fails when this is old.';
const kebab = (name) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
const camel = (name) => name[0].toLowerCase() + name.slice(1);

function moduleOf(name) {
  const { abi, bytecode } = JSON.parse(readFileSync(new URL(`${name}.sol/${name}.json`, OUT), 'utf8'));
  const entries = abi.map((entry) => `  ${JSON.stringify(entry)},`).join('\n');
  return [
    MADE,
    `export const ${camel(name)}Abi = [\n${entries}\n] as const;\n`,
    `/** What deploys it, before the constructor's arguments. */`,
    `export const ${camel(name)}Bytecode: \`0x\${string}\` =\n  '${bytecode.object}';\n`,
  ].join('\n');
}

/** Every module of `shared/abi` by its file, made from what forge has built last. */
export function abiModules() {
  const modules = CONTRACTS.map((name) => [`${kebab(name)}.ts`, moduleOf(name)]);
  const lines = modules.map(([file]) => `export * from './${file}';`);
  return { ...Object.fromEntries(modules), 'index.ts': `${[MADE, ...lines].join('\n')}\n` };
}
