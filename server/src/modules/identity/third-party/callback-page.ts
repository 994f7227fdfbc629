import { createHash } from 'node:crypto';
import type { Locale } from '@mortar/protocol';
import { THIRD_PARTY_CHANNEL, type ThirdPartyAnswer } from '@mortar/protocol/identity';

interface Words {
  title: string;
  done: string;
  failed: string;
  stale: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    title: 'Mortar',
    done: 'You can close this window and continue in Mortar.',
    failed: 'You weren’t logged in. You can close this window and go back to Mortar.',
    stale: 'This login is no longer valid. Please close this window and start again in Mortar.',
  },
  'zh-HK': {
    title: 'Mortar',
    done: '你可以關閉這個視窗，返回 Mortar 繼續。',
    failed: '登入未完成。你可以關閉這個視窗，返回 Mortar。',
    stale: '這次登入已失效。請關閉這個視窗，在 Mortar 重新開始。',
  },
};

const STYLE =
  'html{color-scheme:dark light;font:16px/1.5 system-ui,sans-serif}body{display:grid;place-items:center;min-height:90vh;margin:0;padding:24px;text-align:center}';
/** A channel reaches pages of our own origin only, also where the third party cut this window off from the one that opened it. */
const SCRIPT = `const answer=JSON.parse(document.getElementById('answer').textContent);if(answer)new BroadcastChannel('${THIRD_PARTY_CHANNEL}').postMessage(answer);setTimeout(()=>{if(answer)close()},500)`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of the page: nothing but its own style and script, told to no other site, apart from no window that opened it. */
export const CALLBACK_HEADERS = {
  'content-security-policy': `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // With the policy of our other pages, who opened this window would take it for closed (security D6).
  'cross-origin-opener-policy': 'unsafe-none',
} as const;

/** What the window of a third party shows at the end; it tells our page how it went, and closes. @param answer null when there is nothing to tell */
export function callbackPage(answer: ThirdPartyAnswer | null, locale: Locale): string {
  const words = WORDS[locale];
  const text = answer === null ? words.stale : 'code' in answer ? words.done : words.failed;
  const json = JSON.stringify(answer).replaceAll('<', '\\u003c');
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${words.title}</title><style>${STYLE}</style></head>`,
    `<body><p>${text}</p><script type="application/json" id="answer">${json}</script><script>${SCRIPT}</script></body></html>`,
  ].join('\n');
}
