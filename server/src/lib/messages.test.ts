import { describe, expect, test } from '@jest/globals';
import { CODES, LOCALES } from '@mortar/protocol';
import { MANIFESTS } from '../modules/manifests.ts';
import { createMessageOf } from './messages.ts';

const messageOf = createMessageOf(MANIFESTS.flatMap(({ messages = {} }) => messages));

describe('messageOf', () => {
  const codes = Object.entries(CODES);
  test.each(codes)('it has a text of its own for %s in every language', (_name, code) => {
    const texts = LOCALES.map(({ code: locale }) => messageOf(code, locale));
    expect(texts.every((text) => text.trim().length > 0)).toBe(true);
    expect(new Set(texts).size).toBe(LOCALES.length);
  });

  test.each(LOCALES.map(({ code }) => code))('it gives no two codes the same text in %s', (locale) => {
    expect(new Set(codes.map(([, code]) => messageOf(code, locale))).size).toBe(codes.length);
  });

  test('it speaks of an internal failure when the code is unknown', () => {
    expect(messageOf(1, 'en')).toBe(messageOf(CODES.internal, 'en'));
  });
});
