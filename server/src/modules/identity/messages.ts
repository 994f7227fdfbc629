import type { LocalizedText } from '@mortar/protocol';
import type { IDENTITY_CODES } from '@mortar/protocol/identity';

/** `msg` of the codes that are this module's own. */
export const messages: Record<keyof typeof IDENTITY_CODES, LocalizedText> = {
  thirdPartyLoginRefused: { en: 'The sign-in with this account was refused.', 'zh-HK': '此帳戶的登入已被拒絕。' },
  alreadyBound: { en: 'This is already bound to your account.', 'zh-HK': '你的帳戶已經綁定此項目。' },
  thirdPartyNeedsEmail: { en: 'Please bind an e-mail address to go on.', 'zh-HK': '請先綁定電郵地址再繼續。' },
  thirdPartyNeedsVerification: { en: 'Please confirm your e-mail address to go on.', 'zh-HK': '請先驗證電郵地址再繼續。' },
  wrongCredentials: { en: 'The e-mail address or the password is wrong.', 'zh-HK': '電郵地址或密碼不正確。' },
  wrongCode: { en: 'The verification code is wrong.', 'zh-HK': '驗證碼不正確。' },
  codeExpired: { en: 'The verification code has expired.', 'zh-HK': '驗證碼已過期。' },
  codeClosed: { en: 'Too many wrong codes. Please use the link in the mail.', 'zh-HK': '輸入錯誤次數過多，請使用電郵內的連結。' },
  resendTooEarly: { en: 'Please wait before asking for another code.', 'zh-HK': '請稍候再索取新的驗證碼。' },
  mailRefused: { en: 'The mail could not be sent to this address.', 'zh-HK': '未能發送郵件到這個地址。' },
  passwordTooCommon: { en: 'This password is too common. Please choose another one.', 'zh-HK': '這個密碼太常見，請選用另一個。' },
  identityTaken: { en: 'This already belongs to another account.', 'zh-HK': '此項目已屬於另一個帳戶。' },
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
  confirmationNeeded: { en: 'Please confirm that it is you.', 'zh-HK': '請先確認是你本人。' },
  emailMissing: { en: 'Please bind an e-mail address first.', 'zh-HK': '請先綁定電郵地址。' },
  thirdPartyUnavailable: { en: 'This way to sign in is not available right now.', 'zh-HK': '暫時未能使用這種登入方式。' },
};
