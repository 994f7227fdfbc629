import type { LocalizedText } from '@mortar/protocol';
import type { IDENTITY_CODES } from '@mortar/protocol/identity';

/** `msg` of the codes that are this module's own. */
export const messages: Record<keyof typeof IDENTITY_CODES, LocalizedText> = {
  thirdPartyLoginRefused: { en: 'We couldn’t log you in with this account.', 'zh-HK': '未能以此帳戶登入。' },
  alreadyBound: { en: 'This is already on your account.', 'zh-HK': '你的帳戶已加入這種登入方式。' },
  thirdPartyNeedsEmail: { en: 'Please add an e-mail address to continue.', 'zh-HK': '請先加入電郵地址再繼續。' },
  thirdPartyNeedsVerification: { en: 'Please confirm your e-mail address to continue.', 'zh-HK': '請先驗證電郵地址再繼續。' },
  wrongCredentials: { en: 'Wrong e-mail or password.', 'zh-HK': '電郵地址或密碼不正確。' },
  wrongCode: { en: 'That code isn’t right. Check it and try again.', 'zh-HK': '驗證碼不正確，請檢查後再試。' },
  codeExpired: { en: 'The verification code has expired.', 'zh-HK': '驗證碼已過期。' },
  codeClosed: { en: 'Too many wrong codes. Please use the link in the e-mail.', 'zh-HK': '輸入錯誤次數過多，請使用電郵內的連結。' },
  resendTooEarly: { en: 'Please wait before asking for another code.', 'zh-HK': '請稍後再要求發送驗證碼。' },
  mailRefused: { en: 'We couldn’t send e-mail to this address.', 'zh-HK': '未能發送電郵到這個地址。' },
  passwordTooCommon: { en: 'This password is too common. Please choose another one.', 'zh-HK': '這個密碼太常見，請選用另一個。' },
  identityTaken: { en: 'This already belongs to another account.', 'zh-HK': '這種登入方式已屬於另一個帳戶。' },
  lastSignInMethod: {
    en: 'This is your only way to log in. Please add another one first.',
    'zh-HK': '這是你唯一的登入方式，請先加入另一種。',
  },
  walletRefused: {
    en: 'We couldn’t verify your signature. Please sign again.',
    'zh-HK': '未能核實錢包的簽署，請再簽署一次。',
  },
  chainUnreachable: {
    en: 'The blockchain network isn’t answering. Please try again in a moment.',
    'zh-HK': '暫時未能連接區塊鏈網絡，請稍後再試。',
  },
  signInAgain: {
    en: 'For your safety, please log in again before you change this.',
    'zh-HK': '為保障你的帳戶，更改前請先重新登入。',
  },
  confirmationNeeded: { en: 'Please confirm it’s you.', 'zh-HK': '請先確認是你本人。' },
  emailMissing: { en: 'Please add an e-mail address first.', 'zh-HK': '請先加入電郵地址。' },
  thirdPartyUnavailable: { en: 'You can’t log in this way right now.', 'zh-HK': '暫時未能使用這種登入方式。' },
};
