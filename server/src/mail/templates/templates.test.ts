import { describe, expect, test } from '@jest/globals';
import { LOCALES } from '@mortar/protocol';
import { SEND_EMAIL_TYPES } from '@mortar/protocol/identity';
import type { Letter } from '../letter.ts';
import type { AccountChange } from './account-change.ts';
import { render } from './index.ts';

const SITE = 'https://mortar.example';
const link = `${SITE}/verification?email=a%40b.example&sendEmailType=reg#link=x`;
const values = { purpose: 'reg', code: '0713', link, codeMinutes: '5', linkMinutes: '10' };
const ACCOUNT_CHANGES: AccountChange[] = [
  'passwordChanged',
  'passwordReset',
  'emailBound',
  'emailChanged',
  'emailUnbound',
  'deviceEnded',
  'devicesEnded',
  'exported',
  'walletBound',
  'walletUnbound',
  'thirdPartyBound',
  'thirdPartyUnbound',
  'deleted',
];
const NO_VALUES: Letter['values'] = {};
const CASES: Omit<Letter, 'to'>[] = LOCALES.flatMap(({ code: locale }) => [
  ...SEND_EMAIL_TYPES.map((purpose) => ({ locale, template: 'code' as const, values: { ...values, purpose } })),
  { locale, template: 'alreadyRegistered' as const, values: NO_VALUES },
  { locale, template: 'noAccount' as const, values: NO_VALUES },
  ...ACCOUNT_CHANGES.map((change) => ({
    locale,
    template: 'accountChange' as const,
    values: { change, device: 'Firefox <on> Linux', party: 'Google', at: '2026-03-01T10:00:00Z' },
  })),
  { locale, template: 'newDevice' as const, values: { device: 'Firefox <on> Linux', at: '2026-03-01T10:00:00Z' } },
]);

describe('mail templates', () => {
  test.each(CASES)('it says the same in both parts: $template $values.purpose $values.change in $locale', (letter) => {
    const { subject, text, html } = render(letter, SITE);
    expect(subject).not.toMatch(/undefined|[\r\n]/);
    expect(text + html).not.toMatch(/undefined|Invalid Date/);
    expect(html).toContain(`<html lang="${letter.locale}">`);
    expect(html).not.toMatch(/<(script|img|style|link)\b|\bclass=/);
    expect(html.match(/<td width="(5|12)" height="6" bgcolor=/g)).toHaveLength(7);
    const url = /https:\S+/.exec(text)?.[0] ?? 'none';
    expect(html).toContain(url.replaceAll('&', '&#38;'));
    if (letter.locale === 'zh-HK') expect(text).toMatch(/\p{Script=Han}/u);
  });

  test('it gives code and link of a verification', () => {
    const { text, html } = render({ locale: 'en', template: 'code', values }, SITE);
    for (const part of [text, html]) expect(part).toContain('0713');
    expect(text).toContain(link);
  });

  test('it offers only the link when no code is given', () => {
    const { code: _code, ...rest } = values;
    const { subject, text } = render({ locale: 'en', template: 'code', values: rest }, SITE);
    expect(subject).toBe('Your Mortar verification link');
    expect(text).toContain('only the link works');
    expect(text).toContain(link);
  });

  test.each([
    ['passwordChanged', `${SITE}/forgot`],
    ['emailChanged', `${SITE}/`],
    ['emailUnbound', `${SITE}/`],
    ['deleted', `${SITE}/`],
  ])('it leads to a new password only where the address still gives one: %s', (change, url) => {
    const { text } = render(
      { locale: 'en', template: 'accountChange', values: { ...NO_VALUES, change, at: '2026-03-01T10:00:00Z' } },
      SITE,
    );
    expect(/https:\S+/.exec(text)?.[0]).toBe(url);
  });

  test.each([
    ['passwordChanged', { device: 'Firefox' }, 'Your Mortar password was changed', 'Device: Firefox\n\nTime: '],
    [
      'walletBound',
      { address: '0x5290…66b5' },
      'A wallet was added to your Mortar account',
      'log in as you.\n\nWallet: 0x5290…66b5\n\nTime: ',
    ],
    ['thirdPartyBound', { party: 'Google' }, 'Google was added to your Mortar account', 'account with Google.\n\nTime: '],
  ])('it says what a change was about: %s', (change, about, title, line) => {
    const order = { change, ...about, at: '2026-03-01T10:00:00Z' };
    const { subject, text } = render({ locale: 'en', template: 'accountChange', values: order }, SITE);
    expect(subject).toBe(title);
    expect(text).toContain(line);
  });

  test('it escapes what somebody else wrote', () => {
    const { html } = render({ locale: 'en', template: 'newDevice', values: { device: '<img src=x>', at: '2026-03-01T10:00:00Z' } }, SITE);
    expect(html).not.toContain('<img');
  });
});
