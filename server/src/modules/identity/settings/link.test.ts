import { describe, expect, test } from '@jest/globals';
import { keptLink } from './link.ts';

describe('keptLink', () => {
  test.each([
    ['instagramurl', '@kiln.studio', 'https://instagram.com/kiln.studio'],
    ['instagramurl', 'kiln_studio', 'https://instagram.com/kiln_studio'],
    ['instagramurl', 'https://www.instagram.com/kiln/', 'https://www.instagram.com/kiln/'],
    ['instagramurl', 'http://instagram.com/kiln', 'https://instagram.com/kiln'],
    ['twitterurl', '@mortar', 'https://x.com/mortar'],
    ['twitterurl', 'twitter.com/mortar', 'https://twitter.com/mortar'],
    ['websiteurl', 'example.com', 'https://example.com/'],
    ['websiteurl', ' http://example.com/a?b=1#c ', 'http://example.com/a?b=1#c'],
    ['websiteurl', 'https://例子.測試/', 'https://xn--fsqu00a.xn--g6w251d/'],
    ['websiteurl', '', ''],
  ] as const)('it keeps %s %j as %j', (field, text, kept) => {
    expect(keptLink(field, text)).toBe(kept);
  });

  test.each([
    ['instagramurl', 'https://evil.example/kiln'],
    ['instagramurl', 'https://instagram.com.evil.example/kiln'],
    ['instagramurl', 'https://instagram.com@evil.example/kiln'],
    ['instagramurl', 'instagram.com'],
    ['twitterurl', 'x.com'],
    ['twitterurl', 'https://evilx.com/mortar'],
    ['websiteurl', 'javascript:alert(1)'],
    ['websiteurl', 'data:text/html,x'],
    ['websiteurl', 'ftp://example.com'],
    ['websiteurl', 'https://me:secret@example.com'],
    ['websiteurl', 'localhost'],
    ['websiteurl', 'https://exa mple.com'],
    ['websiteurl', 'https:\\\\example.com'],
    ['websiteurl', `https://example.com/${'a'.repeat(200)}`],
    ['websiteurl', 'nothing'],
  ] as const)('it takes %s %j for none', (field, text) => {
    expect(keptLink(field, text)).toBeUndefined();
  });
});
