import { fieldMessage, hasCode, messageOf, type RequestFailure } from '@mortar/client';

/** What a password must have (spec §5, §9). Any character may stand in it, of any language. */
const RULES = {
  length: (password: string) => [...password].length >= 8,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
};

export type RuleName = keyof typeof RULES;

/** Each rule, and whether this password meets it. */
export function metRules(password: string): Record<RuleName, boolean> {
  const text = password.normalize('NFKC');
  return { length: RULES.length(text), uppercase: RULES.uppercase(text), digit: RULES.digit(text) };
}

/** Whether a password meets every rule. */
export function isPasswordGood(password: string): boolean {
  return Object.values(metRules(password)).every(Boolean);
}

/** What the server says of a password that it refused; undefined where it refused something else. */
export function passwordMessage(failure: RequestFailure): string | undefined {
  return hasCode(failure, 'passwordTooCommon') ? messageOf(failure) : fieldMessage(failure, 'password');
}
