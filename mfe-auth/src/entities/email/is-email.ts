/** Most that mail can carry (RFC 5321). */
const MOST = 254;
const ATOM = String.raw`[^\s@"<>()\[\]\\.,;:]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const LOCAL = String.raw`(?:${ATOM}(?:\.${ATOM})*|"[^"\r\n]+")`;
const DOMAIN = String.raw`(?:(?:${LABEL}\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)|\[\d{1,3}(?:\.\d{1,3}){3}\])`;
const PATTERN = new RegExp(`^${LOCAL}@${DOMAIN}$`, 'u');

/** Whether a text has the form of an e-mail address: local part, @, then a domain or a bracketed IP address (spec §5). */
export function isEmail(text: string): boolean {
  return text.length <= MOST && PATTERN.test(text);
}
