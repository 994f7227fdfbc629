import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import description from '../remote.json' with { type: 'json' };
import { signsOutsideHongKong } from './hong-kong-signs.ts';

const SRC = join(import.meta.dirname, '../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(SRC, path), 'utf8'));

/** Names that a message wants values for, with what it does with them. */
function placeholders(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => placeholders(value))];
    }
    if (element.type === TYPE.tag) return [element.value, ...placeholders(element.children)];
    return [element.value];
  });
  return [...new Set(found)].sort();
}

const panels = new Set(description.panels.map(({ id }) => `gamehub.${id}`));

/** Ids in the sources; a part that is put in at run time stands for any word. Names of panels are no messages. */
const used = sources
  .flatMap((text) => [...text.matchAll(/['"`](gamehub\.[\w.${}-]+)['"`]/g)].map(([, id]) => id!))
  .filter((id) => !panels.has(id));
const patterns = used.map((id) => new RegExp(`^${id.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`));

test('it has the same messages in both languages, sorted', () => {
  expect(Object.keys(zhHk)).toEqual(Object.keys(en));
  expect(Object.keys(en)).toEqual(Object.keys(en).sort());
});

test('it has no message that nobody shows, and shows none that is missing', () => {
  expect(Object.keys(en).filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([]);
  expect(used.filter((_, index) => !Object.keys(en).some((id) => patterns[index]!.test(id)))).toEqual([]);
});

describe.each(Object.keys(en) as (keyof typeof en)[])('%s', (id) => {
  test('it wants the same values in both languages', () => {
    expect(placeholders(parse(zhHk[id]))).toEqual(placeholders(parse(en[id])));
  });

  test('it is written in signs of Hong Kong', () => {
    expect(signsOutsideHongKong(zhHk[id])).toEqual([]);
  });
});
