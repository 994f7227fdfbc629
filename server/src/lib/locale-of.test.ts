import { fastifyCookie } from '@fastify/cookie';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { localeOfPage } from './locale-of.ts';

// Its parser is there once the server has taken it.
beforeAll(async () => {
  await fastify().register(fastifyCookie).ready();
});

describe('localeOfPage', () => {
  test.each([
    ['the cookie', { cookie: 'lang=zh-HK', 'accept-language': 'en' }, 'zh-HK'],
    ['the cookie among others', { cookie: 'a=1; lang=en; b=2', 'accept-language': 'zh-HK' }, 'en'],
    ['the browser where the cookie is none of ours', { cookie: 'lang=fr', 'accept-language': 'zh-HK,zh;q=0.9' }, 'zh-HK'],
    ['the first language of the browser that the site speaks', { 'accept-language': 'fr,zh-Hant-HK;q=0.9,en;q=0.8' }, 'zh-HK'],
    ['the reader for Facebook before the browser', { 'x-facebook-locale': 'zh_HK', 'accept-language': 'en' }, 'zh-HK'],
    ['English', { 'accept-language': 'fr' }, 'en'],
    ['English for who names none', {}, 'en'],
    ['English for simplified Chinese', { 'accept-language': 'zh-CN' }, 'en'],
  ])('it takes %s', (_what, headers, locale) => {
    expect(localeOfPage({ headers })).toBe(locale);
  });
});
