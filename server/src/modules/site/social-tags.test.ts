import { describe, expect, test } from '@jest/globals';
import { readTags } from '../../../test/tags.ts';
import type { PageCard } from './page-cards.ts';
import { socialTags, type SocialCard } from './social-tags.ts';

const card: PageCard = {
  path: '/whitepaper',
  key: '/whitepaper',
  title: { en: '<b> & "x" · Mortar', 'zh-HK': '白皮書 · Mortar' },
  description: { en: "it's", 'zh-HK': '磚'.repeat(301) },
};
const of = (change: Partial<SocialCard> = {}) =>
  socialTags({ card, locale: 'en', origin: 'https://mortar.example', drawn: '/preview/x.png', isOwn: true, ...change }).join('\n');

describe('socialTags', () => {
  test('it says everything that a site needs to show a link', () => {
    expect(readTags(of({ locale: 'zh-HK' }))).toEqual({
      canonical: 'https://mortar.example/whitepaper',
      'og:type': 'website',
      'og:site_name': 'Mortar',
      'og:title': '白皮書',
      'og:description': '磚'.repeat(300),
      'og:url': 'https://mortar.example/whitepaper',
      'og:locale': 'zh_HK',
      'og:locale:alternate': 'en_GB',
      'og:image': 'https://mortar.example/preview/x.png',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '「白皮書」，旁邊是一面正在砌的磚牆',
      'twitter:card': 'summary_large_image',
    });
  });

  test('it shows a page by a picture of its own', () => {
    const picture = {
      path: { en: '/files/bowl', 'zh-HK': '/files/bowl-zh' },
      width: 800,
      height: 600,
      alt: { en: 'A bowl', 'zh-HK': '碗' },
    };
    const tags = readTags(of({ card: { ...card, picture }, locale: 'zh-HK' }));
    expect(tags).toMatchObject({ 'og:image': 'https://mortar.example/files/bowl-zh', 'og:image:width': '800', 'og:image:alt': '碗' });
    expect(tags).not.toHaveProperty('og:image:type');
  });

  test('it lets no text out of its attribute', () => {
    const tags = of({ card: { ...card, path: '/a"><script>' } });
    expect(tags).not.toMatch(/<b>|<script>|"x"|it's/);
    expect(readTags(tags)).toMatchObject({ 'og:title': '<b> & "x"', 'og:description': "it's" });
  });

  test('it gives a page that shows another page’s card no address of its own', () => {
    expect(readTags(of({ isOwn: false }))).not.toHaveProperty('canonical');
  });
});
