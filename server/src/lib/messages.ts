import { CODES, type CodeName, type CORE_CODES, type Locale, type LocalizedText } from '@mortar/protocol';

/** `msg` of codes in every language (docs/design/protocol.md). */
export type Messages = Partial<Record<CodeName, LocalizedText>>;
/**
 * Text of a code in the caller's language; the text of `internal` for a code that nobody listed.
 * @param retryAfter seconds after which the caller may try again: said where that is all there is to say
 */
export type MessageOf = (code: number, locale: Locale, retryAfter?: number) => string;

const CORE_MESSAGES: Record<keyof typeof CORE_CODES, LocalizedText> = {
  success: { en: 'Success', 'zh-HK': '成功' },
  ipRestricted: { en: 'Mortar isn’t available in your region.', 'zh-HK': '你所在的地區未能使用此服務。' },
  tokenInvalid: { en: 'Your session has ended. Please log in again.', 'zh-HK': '你的登入已失效，請重新登入。' },
  accountBlacklisted: { en: 'This account has been blocked.', 'zh-HK': '此帳戶已被封鎖。' },
  deviceBlacklisted: { en: 'This device has been blocked.', 'zh-HK': '此裝置已被封鎖。' },
  ipBlacklisted: { en: 'Your network has been blocked.', 'zh-HK': '你的網絡已被封鎖。' },
  validation: { en: 'Please check the marked fields.', 'zh-HK': '請檢查標示的欄位。' },
  malformed: { en: 'Something went wrong. Please reload the page and try again.', 'zh-HK': '出了問題，請重新載入頁面再試。' },
  forbidden: { en: 'You don’t have permission to do this.', 'zh-HK': '你沒有權限這樣做。' },
  notFound: { en: 'Not found.', 'zh-HK': '找不到內容。' },
  conflict: { en: 'This has changed since you opened it. Please reload and try again.', 'zh-HK': '資料已被更改，請重新載入再試。' },
  idempotencyMismatch: { en: 'This request was already used for something else.', 'zh-HK': '這個請求已用於其他操作。' },
  tooLarge: { en: 'The request is too large.', 'zh-HK': '請求的內容過大。' },
  signRefused: { en: 'Please reload the page and try again.', 'zh-HK': '請重新載入頁面再試。' },
  proofRefused: {
    en: 'Your session couldn’t be verified. Please log in again.',
    'zh-HK': '未能確認你的登入狀態，請重新登入。',
  },
  rateLimited: { en: 'Too many attempts. Please try again in a moment.', 'zh-HK': '嘗試次數過多，請稍後再試。' },
  internal: { en: 'Something went wrong on our side. Please try again.', 'zh-HK': '系統發生錯誤，請再試一次。' },
  unavailable: { en: 'Mortar isn’t available right now. Please try again in a moment.', 'zh-HK': '服務暫時未能使用，請稍後再試。' },
};

/** Too many attempts, and for how long there may be no other: seconds, from a minute on whole minutes. */
function waitMessage(seconds: number, locale: Locale): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  return locale === 'zh-HK' ? `嘗試次數過多，請 ${wait}後再試。` : `Too many attempts. Try again in ${wait}.`;
}

/** @param ofModules texts of the codes that are a module's own */
export function createMessageOf(ofModules: readonly Messages[]): MessageOf {
  const named = Object.entries<LocalizedText>(Object.assign({}, CORE_MESSAGES, ...ofModules));
  const byCode = new Map(named.map(([name, text]) => [CODES[name as CodeName] as number, text]));
  return (code, locale, retryAfter) =>
    code === CODES.rateLimited && retryAfter !== undefined
      ? waitMessage(retryAfter, locale)
      : (byCode.get(code) ?? CORE_MESSAGES.internal)[locale];
}
