import { CODES, type CodeName, type Locale, type LocalizedText } from '@mortar/protocol';

/** `msg` of every code in every language (decisions §5). */
const MESSAGES: Record<CodeName, LocalizedText> = {
  success: { en: 'Success', 'zh-HK': '成功' },
  thirdPartyLoginRefused: { en: 'The sign-in with this account was refused.', 'zh-HK': '此帳戶的登入已被拒絕。' },
  alreadyBound: { en: 'This is already bound to your account.', 'zh-HK': '你的帳戶已經綁定此項目。' },
  thirdPartyNeedsEmail: { en: 'Please bind an e-mail address to go on.', 'zh-HK': '請先綁定電郵地址再繼續。' },
  ipRestricted: { en: 'The service is not available in your region.', 'zh-HK': '你所在的地區未能使用此服務。' },
  tokenInvalid: { en: 'Your session has ended. Please sign in again.', 'zh-HK': '你的登入已失效，請重新登入。' },
  accountBlacklisted: { en: 'This account has been blocked.', 'zh-HK': '此帳戶已被封鎖。' },
  deviceBlacklisted: { en: 'This device has been blocked.', 'zh-HK': '此裝置已被封鎖。' },
  ipBlacklisted: { en: 'Your network address has been blocked.', 'zh-HK': '你的網絡位址已被封鎖。' },
  thirdPartyNeedsVerification: { en: 'Please confirm your e-mail address to go on.', 'zh-HK': '請先驗證電郵地址再繼續。' },
  captchaNeeded: { en: 'Please complete the human check.', 'zh-HK': '請先完成真人驗證。' },
  captchaFailed: { en: 'The human check failed. Please try again.', 'zh-HK': '真人驗證失敗，請再試一次。' },
  validation: { en: 'Please check the marked fields.', 'zh-HK': '請檢查標示的欄位。' },
  malformed: { en: 'The request could not be read.', 'zh-HK': '無法讀取這個請求。' },
  notFound: { en: 'Not found.', 'zh-HK': '找不到內容。' },
  tooLarge: { en: 'The request is too large.', 'zh-HK': '請求的內容過大。' },
  signRefused: { en: 'The request could not be verified. Please reload the page.', 'zh-HK': '未能核實這個請求，請重新載入頁面。' },
  rateLimited: { en: 'Too many requests. Please try again shortly.', 'zh-HK': '請求過於頻密，請稍後再試。' },
  internal: { en: 'Something went wrong on our side. Please try again.', 'zh-HK': '系統發生錯誤，請再試一次。' },
  unavailable: { en: 'The service is not available right now. Please try again shortly.', 'zh-HK': '服務暫時未能使用，請稍後再試。' },
};

const byCode = new Map<number, LocalizedText>(Object.entries(MESSAGES).map(([name, text]) => [CODES[name as CodeName], text]));

/** Text of a code in the caller's language; the text of `internal` for a code that nobody listed. */
export function messageOf(code: number, locale: Locale): string {
  return (byCode.get(code) ?? MESSAGES.internal)[locale];
}
