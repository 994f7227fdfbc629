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
  'deleted',
];
const NO_VALUES: Letter['values'] = {};
const CASES: Omit<Letter, 'to'>[] = LOCALES.flatMap(({ code: locale }) => [
  ...SEND_EMAIL_TYPES.map((purpose) => ({ locale, template: 'code' as const, values: { ...values, purpose } })),
  { locale, template: 'alreadyRegistered' as const, values: NO_VALUES },
  { locale, template: 'noAccount' as const, values: NO_VALUES },
  ...['bound', 'unbound'].map((change) => ({
    locale,
    template: 'thirdPartyChanged' as const,
    values: { party: 'Google', change, at: '2026-03-01T10:00:00Z' },
  })),
  ...ACCOUNT_CHANGES.map((change) => ({
    locale,
    template: 'accountChange' as const,
    values: { change, device: 'Firefox <on> Linux', at: '2026-03-01T10:00:00Z' },
  })),
  ...(['walletBound', 'walletUnbound'] as const).map((template) => ({
    locale,
    template,
    values: { address: '0x5290…66b5', at: '2026-03-01T10:00:00Z' },
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

  test('it escapes what somebody else wrote', () => {
    const { html } = render({ locale: 'en', template: 'newDevice', values: { device: '<img src=x>', at: '2026-03-01T10:00:00Z' } }, SITE);
    expect(html).not.toContain('<img');
  });
});
