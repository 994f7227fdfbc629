import { keepCookie, readCookie } from '@mortar/host/cookies';
import type { SendEmailType } from '@mortar/protocol/identity';

/** Name of the cookie that locks the next code to an address for a purpose (spec §4). */
const nameOf = (email: string, purpose: SendEmailType) => `resend_${purpose}_${email.toLowerCase()}`;

/** Moment until which no further code may be asked for, ms since the epoch; 0 without a lock. */
export const readLock = (email: string, purpose: SendEmailType): number => Number(readCookie(nameOf(email, purpose))) || 0;

/** Keeps a lock for as long as it lasts. Where cookies are refused the server's own lock has to do. */
export function writeLock(email: string, purpose: SendEmailType, until: number): void {
  keepCookie(nameOf(email, purpose), String(until), Math.ceil((until - Date.now()) / 1000));
}
