import { describe, expect, test } from '@jest/globals';
import { isEmail, maskEmail } from './index.ts';

describe('isEmail', () => {
  test.each(['kira@mail.hk', 'a.b+c@sub.mail.example', '"two words"@mail.hk', 'kira@[127.0.0.1]', '琪@郵件.香港', 'a@b.xn--j6w193g'])(
    'it takes %s',
    (email) => expect(isEmail(email)).toBe(true),
  );

  test.each([
    '',
    'kira',
    'kira@',
    '@mail.hk',
    'kira@mail',
    'kira@@mail.hk',
    'ki ra@mail.hk',
    '.kira@mail.hk',
    'kira@-mail.hk',
    'kira@mail.hk\r\nBcc: x@y.zz',
    `${'a'.repeat(250)}@b.hk`,
  ])('it refuses %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('maskEmail', () => {
  test.each([
    ['kirayu@mail.hk', 'kira****@mail.hk'],
    ['kira@mail.hk', 'k****@mail.hk'],
    ['k@mail.hk', 'k****@mail.hk'],
    ['abcde@mail.hk', 'abcd****@mail.hk'],
  ])('it hides %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});
