import { createPublicKey } from 'node:crypto';
import type { LocalizedText } from '@mortar/protocol';
import { AppError } from '../../../lib/app-error.ts';
import type { SessionKey } from './tables.ts';

const KEY: LocalizedText = { en: 'Not valid', 'zh-HK': '格式不正確' };

/** Refuses a key that has the form of one and is no point of the curve. @throws AppError `validation` that names the field */
export function checkKey(key: SessionKey | undefined): void {
  try {
    if (key) createPublicKey({ key, format: 'jwk' });
  } catch (cause) {
    throw new AppError('validation', { fields: { key: KEY }, cause });
  }
}
