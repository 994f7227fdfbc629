import type { Locale } from '@mortar/protocol';
import type { Locator, Page } from '@playwright/test';
import type { Stack } from './stack.ts';

const TEXTS = {
  en: {
    email: 'E-mail',
    password: 'Password',
    // The form of a sign-up, and the one that the specification words.
    send: /^Send (code|Verification Code)$/,
    code: 'Verification code',
    sent: 'Code Sent',
    ok: 'Verify',
    congratulations: 'Congratulations',
  },
  'zh-HK': {
    email: '電郵地址',
    password: '密碼',
    send: '發送驗證碼',
    code: '驗證碼',
    sent: '驗證碼已發送',
    ok: '驗證',
    congratulations: '恭喜',
  },
} satisfies Record<Locale, Record<string, string | RegExp>>;

export const PASSWORD = 'Kiln and Glaze 7';
let count = 0;
/** An address that no other test uses. */
export const newAddress = () => `visitor${process.pid}x${(count += 1)}@example.com`;

/** The screens of a sign-up as a person sees them. */
export interface SignUp {
  address: string;
  email: Locator;
  password: Locator;
  send: Locator;
  sent: Locator;
  code: Locator;
  ok: Locator;
  greeting: Locator;
  /** Button of whoever is signed in. */
  person: Locator;
  /** Fills the register view and sends it; the code screen follows. */
  begin(): Promise<void>;
  /** The code of the `count`th mail to the address. */
  codeOfMail(count?: number): Promise<string>;
  /** Types a code and presses OK. */
  enter(code: string): Promise<void>;
}

export interface SignUpOptions {
  locale?: Locale;
  address?: string;
  password?: string;
}

export function signUpOf(
  page: Page,
  stack: Stack,
  { locale = 'en', address = newAddress(), password = PASSWORD }: SignUpOptions = {},
): SignUp {
  const texts = TEXTS[locale];
  const screens = {
    email: page.getByLabel(texts.email, { exact: true }),
    password: page.getByLabel(texts.password, { exact: true }),
    send: page.getByRole('button', { name: texts.send }),
    sent: page.getByText(texts.sent),
    code: page.getByLabel(texts.code),
    ok: page.getByRole('button', { name: texts.ok, exact: true }),
    greeting: page.getByRole('dialog', { name: texts.congratulations }),
    person: page.getByRole('button', { name: /Mason-/ }),
  };
  return {
    ...screens,
    address,
    async begin() {
      await screens.email.fill(address);
      await screens.password.fill(password);
      await screens.send.click();
    },
    async codeOfMail(which = 1) {
      const { text } = await stack.mailbox.arrived(address, which);
      const [code] = /^\d{4}$/m.exec(text) ?? [];
      if (!code) throw new Error(`mail ${which} to ${address} holds no code`);
      return code;
    },
    async enter(code) {
      await screens.code.fill(code);
      await screens.ok.click();
    },
  };
}

/** A code that is not this one. */
export const otherThan = (code: string, step = 1) => String((Number(code) + step) % 10_000).padStart(4, '0');
