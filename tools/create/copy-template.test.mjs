import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsOf } from '../gates/catalogues.mjs';
import { copyTemplate } from './copy-template.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-template-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file) => readFileSync(join(folder, file), 'utf8');

test('it writes the template under the names of the new remote, and nothing of the template is left', () => {
  const files = copyTemplate(folder, { name: 'quiz', title: 'Quiz night', titleZh: '問答夜' });
  expect(files).toEqual(expect.arrayContaining(['remote.json', 'package.json', 'README.md', 'src/remote.ts', 'webpack.config.ts']));
  expect(files.filter((file) => /trowel|灰匙/i.test(read(file)))).toEqual([]);
  expect(JSON.parse(read('package.json')).name).toBe('@mortar/mfe-quiz');
  expect(JSON.parse(read('remote.json'))).toMatchObject({
    name: 'quiz',
    title: { en: 'Quiz night', 'zh-HK': '問答夜' },
    routes: [{ path: '/quiz', title: { en: 'Quiz night · Mortar' } }],
    navigation: [{ id: 'quiz', to: '/quiz' }],
  });
});

test('it writes catalogues that are whole in both languages', () => {
  copyTemplate(folder, { name: 'quiz', title: 'Quiz', titleZh: '問答' });
  const [en, zh] = ['en', 'zh-HK'].map((code) => JSON.parse(read(`locales/${code}.json`)));
  expect(en['quiz.title']).toBe('Quiz');
  expect(zh['quiz.title']).toBe('問答');
  expect(faultsOf('quiz', en, zh)).toEqual([]);
});
