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

  test.each([
    [1, 'Too many attempts. Try again in 1 second.', '嘗試次數過多，請 1 秒後再試。'],
    [59, 'Too many attempts. Try again in 59 seconds.', '嘗試次數過多，請 59 秒後再試。'],
    [121, 'Too many attempts. Try again in 3 minutes.', '嘗試次數過多，請 3 分鐘後再試。'],
  ])('it says for how long there may be no other attempt: %i s', (seconds, en, zh) => {
    expect(messageOf(CODES.rateLimited, 'en', seconds)).toBe(en);
    expect(messageOf(CODES.rateLimited, 'zh-HK', seconds)).toBe(zh);
    expect(messageOf(CODES.wrongCode, 'en', seconds)).toBe(messageOf(CODES.wrongCode, 'en'));
  });

  test('it speaks of an internal failure when the code is unknown', () => {
    expect(messageOf(1, 'en')).toBe(messageOf(CODES.internal, 'en'));
  });
});
