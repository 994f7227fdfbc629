import type { SendEmailType } from '@mortar/protocol';

/** Name of the cookie that locks the next code to an address for a purpose (spec §4). */
function nameOf(email: string, purpose: SendEmailType): string {
  return `resend_${purpose}_${encodeURIComponent(email.toLowerCase()).replaceAll(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** Moment until which no further code may be asked for, ms since the epoch; 0 without a lock or where cookies are refused. */
export function readLock(email: string, purpose: SendEmailType): number {
  try {
    const start = `${nameOf(email, purpose)}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return Number(found?.slice(start.length)) || 0;
  } catch {
    return 0;
  }
}

/** Keeps a lock for as long as it lasts. Where cookies are refused the server's own lock has to do. */
export function writeLock(email: string, purpose: SendEmailType, until: number): void {
  const seconds = Math.ceil((until - Date.now()) / 1000);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${nameOf(email, purpose)}=${until}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Refused: nothing to keep it in.
  }
}
