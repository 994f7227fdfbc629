const SHOWN = 4;
const STARS = '****';

/** An address partly hidden: the first 4 characters, or 1 when the local part has 4 or fewer, then stars (spec §2). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = Array.from(email.slice(0, at));
  const shown = local.slice(0, local.length > SHOWN ? SHOWN : 1).join('');
  return `${shown}${STARS}${email.slice(at)}`;
}
