import { createPublicKey } from 'node:crypto';
import type { LocalizedText } from '@mortar/protocol';
import { AppError } from '../../../lib/app-error.ts';
import { keptEmail } from '../users/email.ts';
import type { SessionKey } from './tables.ts';

/** As the spec writes it (§5). */
const EMAIL: LocalizedText = { en: '*Please enter a valid email address.', 'zh-HK': '*請輸入有效的電郵地址。' };
const KEY: LocalizedText = { en: 'Not valid', 'zh-HK': '格式不正確' };

/** An address as it is kept. @throws AppError `validation` that names the field */
export function emailOrRefuse(text: string): string {
  const email = keptEmail(text);
  if (!email) throw new AppError('validation', { fields: { email: EMAIL } });
  return email;
}

/** Refuses a key that has the form of one and is no point of the curve. @throws AppError `validation` that names the field */
export function checkKey(key: SessionKey | undefined): void {
  try {
    if (key) createPublicKey({ key, format: 'jwk' });
  } catch (cause) {
    throw new AppError('validation', { fields: { key: KEY }, cause });
  }
}
