import type { LocalizedText } from '@mortar/protocol';
import { AppError } from '../../../lib/app-error.ts';
import { domainToASCII } from 'node:url';

const LOCAL = /^(?:[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*|"[\x20\x21\x23-\x5b\x5d-\x7e]+")$/;
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const ADDRESS = /^\[(?:\d{1,3}\.){3}\d{1,3}\]$/;
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;

/** What tells two addresses apart: case does not, because mail goes to the same box (security A10). @param email in its kept form */
export const comparedEmail = (email: string): string => email.toLowerCase();

/** An address as it is kept: domain in lower case and punycode, local part as given (security A10). Undefined when it has not the form of one. */
export function keptEmail(text: string): string | undefined {
  // A URL's parser drops line breaks, so they are looked for before it sees the domain.
  if (/\p{Cc}/u.test(text)) return undefined;
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, at);
  const given = trimmed.slice(at + 1);
  if (at < 1 || local.length > MAX_LOCAL || !LOCAL.test(local)) return undefined;
  const domain = ADDRESS.test(given) ? given : domainToASCII(given);
  if (!DOMAIN.test(domain) && !ADDRESS.test(domain)) return undefined;
  const kept = `${local}@${domain}`;
  return kept.length <= MAX_LENGTH ? kept : undefined;
}

/** As the spec writes it (§5). */
const EMAIL: LocalizedText = { en: '*Please enter a valid email address.', 'zh-HK': '*請輸入有效的電郵地址。' };

/** An address as it is kept. @throws AppError `validation` that names the field */
export function emailOrRefuse(text: string): string {
  const email = keptEmail(text);
  if (!email) throw new AppError('validation', { fields: { email: EMAIL } });
  return email;
}
