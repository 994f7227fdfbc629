import { describe, expect, test } from '@jest/globals';
import { keptEmail } from './email.ts';

describe('keptEmail', () => {
  test.each([
    [' Ann.Lee+x@EXAMPLE.com ', 'Ann.Lee+x@example.com'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['ann@xn--bcher-kva.example', 'ann@xn--bcher-kva.example'],
    ['ann@еxample.com', 'ann@xn--xample-2of.com'],
    ['ann@[192.0.2.1]', 'ann@[192.0.2.1]'],
    ['"ann lee"@example.com', '"ann lee"@example.com'],
  ])('it keeps %j as %j', (text, kept) => {
    expect(keptEmail(text)).toBe(kept);
  });

  test.each([
    '',
    'ann',
    '@example.com',
    'ann@',
    'ann@example',
    'ann..lee@example.com',
    '.ann@example.com',
    'a b@example.com',
    'ann@exa mple.com',
    'ann@example.com\r\nBcc: b@example.com',
    'a\r\n@example.com',
    'ann@example.com\r\n',
    'ann@exam\nple.com',
    'ann@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
  ])('it takes %j for no address', (text) => {
    expect(keptEmail(text)).toBeUndefined();
  });
});
