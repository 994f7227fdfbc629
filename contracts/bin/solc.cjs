#!/usr/bin/env node
// The compiler as forge expects it, from npm's WebAssembly: `--version`, and `--standard-json` from standard input.
const { mkdirSync, readFileSync, writeFileSync, writeSync } = require('node:fs');
const { join } = require('node:path');

const VERSION = join(__dirname, '../.cache', `solc-${require('solc/package.json').version}`);

/** Forge asks for it at every run, and loading the compiler takes most of a second. */
function version() {
  try {
    return readFileSync(VERSION, 'utf8');
  } catch {
    const found = require('solc').version();
    mkdirSync(join(VERSION, '..'), { recursive: true });
    writeFileSync(VERSION, found);
    return found;
  }
}

/** A pipe takes part of what is written at once, or nothing for a while. */
function print(text) {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

if (process.argv.includes('--version')) print(`solc, the solidity compiler commandline interface\nVersion: ${version()}\n`);
else print(require('solc').compile(readFileSync(0, 'utf8')));
