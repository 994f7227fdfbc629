import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at } from '../lib/paths.mjs';

const create = (...words) => spawnSync(process.execPath, [at('tools/mortar.mjs'), 'create', ...words], { encoding: 'utf8' });

test.each([
  ['no name', [], /^It is: npm run mortar -- create <name>/],
  ['two names', ['one', 'two'], /^It is: npm run mortar -- create <name>/],
  ['an unknown option', ['one', '--titel', 'One'], /'--titel'[^]*It is: npm run mortar/],
  ['a name that the registry refuses', ['my-quiz'], /^'my-quiz' cannot be the name of a remote: 2 to 32 small letters and digits/],
  ['a name that every object has', ['constructor'], /^'constructor' cannot be the name of a remote: every object has a property/],
  ['the name of the host', ['shell'], /^'shell' cannot be the name of a remote: it names the host's own pages/],
  ['a title that would be a placeholder', ['riddle', '--title', '{x}'], /^--title: 1 to 40 characters, none of/],
  ['the name of a remote', ['gamehub'], /^There is a remote 'gamehub' already, in mfe-gamehub: choose another name\.$/],
  ['the name of a remote with its folder', ['mfe-auth'], /^There is a remote 'auth' already/],
  [
    'an address that belongs to somebody',
    ['staking'],
    /^'staking' is taken: the route \/staking belongs to 'gamehub' \(\/staking\)\. Choose another name\.$/,
  ],
  ['an address that the server answers', ['metrics'], /^'metrics' is taken: the route \/metrics belongs to the server \(/],
])('it says what is off with %s, and makes nothing', (_what, words, said) => {
  const { status, stderr } = create(...words);
  expect(stderr.trim()).toMatch(said);
  expect(status).toBe(1);
  for (const word of ['one', 'riddle', 'staking', 'metrics']) expect(existsSync(at(`mfe-${word}`))).toBe(false);
});
