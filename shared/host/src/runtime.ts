import { createEvent, createStore } from 'effector';

/** Words by which the native app names itself in its user agent (spec §9). */
const PRODUCT_NAMES = ['mortar'];

/** Where the site runs, as the user agent says (spec §3). A hint for what is shown: nothing that needs trust may rest on it. */
export interface Runtime {
  /** A phone or a tablet. */
  mobile: boolean;
  ios: boolean;
  android: boolean;
  /** It names our product: the native app, or somebody who says so. `$app` tells which. */
  app: boolean;
  /** Browsers inside of WeChat, QQ, Weibo and Alipay. */
  wx: boolean;
  qq: boolean;
  weibo: boolean;
  alipay: boolean;
  os: 'web' | 'ios' | 'android';
}

/** @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Mac */
export function readRuntime(userAgent: string, touchPoints = 0): Runtime {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  const android = has(/Android/i);
  const ios = !android && (has(/iPhone|iPad|iPod/i) || (has(/Macintosh/) && touchPoints > 1));
  return {
    mobile: ios || android || has(/\bMobi/i),
    ios,
    android,
    app: PRODUCT_NAMES.some((name) => userAgent.toLowerCase().includes(name)),
    wx: has(/MicroMessenger/i),
    qq: has(/\bQQ\//),
    weibo: has(/Weibo/i),
    alipay: has(/AlipayClient/i),
    os: ios ? 'ios' : android ? 'android' : 'web',
  };
}

/** Where this page runs; the shell fills it at the start. */
export const $runtime = createStore<Runtime>(readRuntime(''));

/** What the native app says of itself (spec §4, service info). */
export interface AppInfo {
  os: 'ios' | 'android';
  version: string;
  locale: string;
}

/** The page was found to lie inside the native app: its bridge answered, which a user agent alone cannot make happen. */
export const appFound = createEvent<AppInfo>();

/** The native app around this page; null in a browser, whatever its user agent says. */
export const $app = createStore<AppInfo | null>(null).on(appFound, (_, app) => app);
