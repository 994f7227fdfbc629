import { describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTemplate } from '../create/copy-template.mjs';
import { faultsOf } from '../gates/catalogues.mjs';
import { at } from '../lib/paths.mjs';
import { changed, stepsOf } from './steps.mjs';

const TUTORIAL = readFileSync(at('docs/tutorial.md'), 'utf8');
const of = (kind) => stepsOf(TUTORIAL).filter((step) => step.kind === kind);

describe('stepsOf', () => {
  test('it reads commands, what they say, changes, pages and ends, in order', () => {
    const text = [
      'Begin.\n\n```sh\nnpm start\n```\n\n```text\nready\n```\n\nOpen `http://localhost:1/a` and you read “A”. In `x/y.ts`:\n',
      '```diff\n one\n-two\n+three\n```\n\n```diff\n+four\n five\n```\n\nIn the open page press “C” and you read “B”. End the command with Ctrl-C.',
    ];
    expect(stepsOf(text.join('\n'))).toEqual([
      { kind: 'run', command: 'npm start' },
      { kind: 'expect', text: 'ready' },
      { kind: 'read', reads: 'A', url: 'http://localhost:1/a' },
      { kind: 'change', file: 'x/y.ts', from: 'one\ntwo', to: 'one\nthree' },
      { kind: 'change', file: 'x/y.ts', from: 'five', to: 'four\nfive' },
      { kind: 'press', presses: 'C' },
      { kind: 'read', reads: 'B', url: undefined },
      { kind: 'end' },
    ]);
  });

  test('it reads files that are new', () => {
    expect(stepsOf('The page, in `a/b.tsx`:\n\n```tsx\nexport const b = 1;\n```\n')).toEqual([
      { kind: 'write', file: 'a/b.tsx', text: 'export const b = 1;\n' },
    ]);
  });

  test('it refuses a change of no file', () => {
    expect(() => stepsOf('Somewhere:\n\n```diff\n-a\n+b\n```\n')).toThrow('nobody can follow: diff');
  });
});

describe('docs/tutorial.md', () => {
  test('it runs commands that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    const names = of('run').map(({ command }) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1]);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !scripts[name])).toEqual([]);
  });

  test('it changes what a new remote holds, and leaves catalogues that are whole', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mortar-tutorial-'));
    try {
      copyTemplate(folder, { name: 'tally', title: 'Tally', titleZh: '計數' });
      const texts = new Map();
      for (const step of stepsOf(TUTORIAL)) {
        const place = () => join(folder, step.file.replace('mfe-tally/', ''));
        if (step.kind === 'change') texts.set(step.file, changed(texts.get(step.file) ?? readFileSync(place(), 'utf8'), step));
        if (step.kind === 'write') {
          expect([step.file, texts.has(step.file) || existsSync(place())]).toEqual([step.file, false]);
          texts.set(step.file, step.text);
        }
      }
      const description = JSON.parse(texts.get('mfe-tally/remote.json'));
      expect([description.routes.length, description.dialogs, description.panels.map(({ id }) => id)]).toEqual([2, ['course'], ['count']]);
      const [en, zh] = ['en', 'zh-HK'].map((code) => JSON.parse(texts.get(`mfe-tally/locales/${code}.json`)));
      expect(faultsOf('tally', en, zh)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('it links to what there is', () => {
    const links = [...TUTORIAL.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => link);
    expect(links.filter((link) => !existsSync(at('docs', link)))).toEqual([]);
  });
});
