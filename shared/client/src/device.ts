import { HEADERS, type SignOs } from '@mortar/protocol';

const ID_KEY = 'deviceid';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Names that a user agent gives its browser, in the order in which they must be looked for. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

/** The key that signs: phones and tablets are `h5`, everything else `web`. */
export function osOf(userAgent: string): Extract<SignOs, 'web' | 'h5'> {
  return /\bMobi|Android|iPhone|iPad|iPod/i.test(userAgent) ? 'h5' : 'web';
}

/** Values of the device headers (docs/design/protocol.md). */
export function deviceHeaders(userAgent: string): Record<string, string> {
  const [name, version] = browserOf(userAgent);
  return { [HEADERS.deviceId]: deviceId(), [HEADERS.deviceName]: name, [HEADERS.deviceVersion]: version };
}

function browserOf(userAgent: string): [name: string, version: string] {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return [name, version];
  }
  return ['Browser', '0'];
}

let idOfThisPage: string | undefined;

/** Random id of this browser, kept in local storage; where that is barred it lives as long as the page. */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(ID_KEY);
    if (kept && UUID.test(kept)) return kept;
    const made = idOfThisPage ?? crypto.randomUUID();
    localStorage.setItem(ID_KEY, made);
    return made;
  } catch {
    return (idOfThisPage ??= crypto.randomUUID());
  }
}
