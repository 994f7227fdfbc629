import type { Animation } from '@mortar/protocol/market';
import { signatureOf } from '../../../../lib/signatures.ts';
import { Unread } from '../fault.ts';

/** What can be played, by the ending of its address. */
export const TYPES = {
  mp4: { kind: 'video', media: 'video/mp4' },
  webm: { kind: 'video', media: 'video/webm' },
  m4a: { kind: 'audio', media: 'audio/mp4' },
  mp3: { kind: 'audio', media: 'audio/mpeg' },
  ogg: { kind: 'audio', media: 'audio/ogg' },
  wav: { kind: 'audio', media: 'audio/wav' },
  gif: { kind: 'picture', media: 'image/gif' },
  webp: { kind: 'picture', media: 'image/webp' },
  avif: { kind: 'picture', media: 'image/avif' },
  png: { kind: 'picture', media: 'image/png' },
  jpeg: { kind: 'picture', media: 'image/jpeg' },
  svg: { kind: 'picture', media: 'image/svg+xml' },
  html: { kind: 'page', media: 'text/html; charset=utf-8' },
} as const satisfies Record<string, { kind: Animation['kind']; media: string }>;

export type AnimationType = keyof typeof TYPES;

/** Where a page says so, if it does. */
const HEAD_BYTES = 2048;
/** What may stand before the first tag that counts. */
const BEFORE = String.raw`^\ufeff?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*`;
const DRAWING = new RegExp(`${BEFORE}(?:<!doctype svg[^>]*>\\s*)?<svg[\\s>]`, 'i');
const PAGE = new RegExp(`${BEFORE}<(?:!doctype html|html|head|body|meta|title|style|script|canvas|div)[\\s/>]`, 'i');

function textTypeOf(bytes: Buffer): AnimationType | undefined {
  const head = bytes.toString('utf8', 0, HEAD_BYTES);
  if (DRAWING.test(head)) return 'svg';
  return PAGE.test(head) ? 'html' : undefined;
}

/** What it is by its bytes, whatever anybody says that it is. @throws Unread `otherKind` */
export function typeOf(bytes: Buffer): AnimationType {
  const type = signatureOf(bytes.subarray(0, HEAD_BYTES)) ?? textTypeOf(bytes);
  if (type === undefined || !(type in TYPES)) throw new Unread('otherKind');
  return type as AnimationType;
}
