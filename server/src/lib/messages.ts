import { CODES, type CodeName, type Locale, type LocalizedText } from '@mortar/protocol';

/** `msg` of every code in every language (docs/design/protocol.md). */
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
  forbidden: { en: 'You may not do this.', 'zh-HK': '你沒有權限這樣做。' },
  notFound: { en: 'Not found.', 'zh-HK': '找不到內容。' },
  conflict: { en: 'This was changed in the meantime. Please reload and try again.', 'zh-HK': '資料已被更改，請重新載入再試。' },
  idempotencyMismatch: { en: 'This request was already used for something else.', 'zh-HK': '這個請求已用於其他操作。' },
  wrongCredentials: { en: 'The e-mail address or the password is wrong.', 'zh-HK': '電郵地址或密碼不正確。' },
  wrongCode: { en: 'The verification code is wrong.', 'zh-HK': '驗證碼不正確。' },
  tooLarge: { en: 'The request is too large.', 'zh-HK': '請求的內容過大。' },
  codeExpired: { en: 'The verification code has expired.', 'zh-HK': '驗證碼已過期。' },
  codeClosed: { en: 'Too many wrong codes. Please use the link in the mail.', 'zh-HK': '輸入錯誤次數過多，請使用電郵內的連結。' },
  resendTooEarly: { en: 'Please wait before asking for another code.', 'zh-HK': '請稍候再索取新的驗證碼。' },
  mailRefused: { en: 'The mail could not be sent to this address.', 'zh-HK': '未能發送郵件到這個地址。' },
  passwordTooCommon: { en: 'This password is too common. Please choose another one.', 'zh-HK': '這個密碼太常見，請選用另一個。' },
  signRefused: { en: 'The request could not be verified. Please reload the page.', 'zh-HK': '未能核實這個請求，請重新載入頁面。' },
  proofRefused: {
    en: 'This browser could not prove that it holds your session. Please sign in again.',
    'zh-HK': '此瀏覽器未能證明持有你的登入，請重新登入。',
  },
  runRefused: { en: 'The score could not be verified.', 'zh-HK': '未能核實這個分數。' },
  rateLimited: { en: 'Too many requests. Please try again shortly.', 'zh-HK': '請求過於頻密，請稍後再試。' },
  identityTaken: { en: 'This already belongs to another account.', 'zh-HK': '此項目已屬於另一個帳戶。' },
  thirdPartyUnavailable: { en: 'This way to sign in is not available right now.', 'zh-HK': '暫時未能使用這種登入方式。' },
  lastSignInMethod: {
    en: 'This is your only way to sign in. Please add another one first.',
    'zh-HK': '這是你唯一的登入方式，請先加入另一種。',
  },
  walletRefused: {
    en: 'The wallet’s signature could not be verified. Please sign again.',
    'zh-HK': '未能核實錢包的簽署，請再簽署一次。',
  },
  chainUnreachable: {
    en: 'The wallet’s network cannot be asked right now. Please try again, or use another way to sign in.',
    'zh-HK': '暫時未能連接錢包所用的網絡，請再試一次，或改用其他方式登入。',
  },
  signInAgain: {
    en: 'For your safety, please sign in again before you change this.',
    'zh-HK': '為保障你的帳戶，更改前請先重新登入。',
  },
  quotaExceeded: {
    en: 'Your storage is full. Please remove files that you no longer need.',
    'zh-HK': '你的儲存空間已滿，請先移除不再需要的檔案。',
  },
  registryRefused: { en: 'The registry refuses this change.', 'zh-HK': '系統拒絕了這項版本更改。' },
  confirmationNeeded: { en: 'Please confirm that it is you.', 'zh-HK': '請先確認是你本人。' },
  emailMissing: { en: 'Please bind an e-mail address first.', 'zh-HK': '請先綁定電郵地址。' },
  activityOver: { en: 'This activity does not exist or has ended.', 'zh-HK': '這個活動不存在或已經結束。' },
  internal: { en: 'Something went wrong on our side. Please try again.', 'zh-HK': '系統發生錯誤，請再試一次。' },
  unavailable: { en: 'The service is not available right now. Please try again shortly.', 'zh-HK': '服務暫時未能使用，請稍後再試。' },
};

const byCode = new Map<number, LocalizedText>(Object.entries(MESSAGES).map(([name, text]) => [CODES[name as CodeName], text]));

/** Text of a code in the caller's language; the text of `internal` for a code that nobody listed. */
export function messageOf(code: number, locale: Locale): string {
  return (byCode.get(code) ?? MESSAGES.internal)[locale];
}
