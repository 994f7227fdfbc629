import type { LocalizedText } from '@mortar/protocol';
import type { Template } from './content.ts';
import { itWasNotMe } from './it-was-not-me.ts';
import { timeLine } from './time-of.ts';

interface Words {
  subject: LocalizedText;
  text: LocalizedText;
}

const WORDS = {
  passwordChanged: {
    subject: { en: 'Your Mortar password was changed', 'zh-HK': '你的 Mortar 密碼已更改' },
    text: {
      en: 'Your password was changed, and your other devices were logged out.',
      'zh-HK': '你的帳戶密碼已經更改，其他裝置已全部登出。',
    },
  },
  passwordReset: {
    subject: { en: 'Your Mortar password was reset', 'zh-HK': '你的 Mortar 密碼已重設' },
    text: {
      en: 'Someone with access to this mailbox set a new password for your account. All devices were logged out.',
      'zh-HK': '有人透過這個電郵信箱為你的帳戶設定了新密碼，所有裝置已全部登出。',
    },
  },
  emailBound: {
    subject: { en: 'This address now belongs to your Mortar account', 'zh-HK': '這個電郵地址已加入你的 Mortar 帳戶' },
    text: { en: 'This e-mail address was added to your account.', 'zh-HK': '這個電郵地址已加入你的帳戶。' },
  },
  emailChanged: {
    subject: { en: 'The e-mail address of your Mortar account was changed', 'zh-HK': '你的 Mortar 帳戶已更改電郵地址' },
    text: {
      en: 'Your e-mail address was changed. From now on we write to the new address. Your other devices were logged out.',
      'zh-HK': '你的帳戶已更改電郵地址，日後的通知會發送到新地址；其他裝置已全部登出。',
    },
  },
  emailUnbound: {
    subject: { en: 'This address no longer belongs to your Mortar account', 'zh-HK': '這個電郵地址已從你的 Mortar 帳戶移除' },
    text: {
      en: 'Your e-mail address and password were removed from your account. Log in with your other methods.',
      'zh-HK': '這個電郵地址連同密碼已從你的帳戶移除，請用其他方式登入。',
    },
  },
  deviceEnded: {
    subject: { en: 'A device was logged out of your Mortar account', 'zh-HK': '一部裝置已登出你的 Mortar 帳戶' },
    text: { en: 'One of your devices was logged out.', 'zh-HK': '你的其中一部裝置已登出。' },
  },
  devicesEnded: {
    subject: { en: 'All other devices were logged out of your Mortar account', 'zh-HK': '其他裝置已全部登出你的 Mortar 帳戶' },
    text: { en: 'All of your devices but one were logged out.', 'zh-HK': '除一部裝置外，其他裝置已全部登出。' },
  },
  exported: {
    subject: { en: 'The data of your Mortar account was downloaded', 'zh-HK': '你的 Mortar 帳戶資料已被下載' },
    text: { en: 'A copy of your account data was downloaded.', 'zh-HK': '你的帳戶資料已被下載。' },
  },
  deleted: {
    subject: { en: 'Your Mortar account was deleted', 'zh-HK': '你的 Mortar 帳戶已刪除' },
    text: {
      en: 'Your account was deleted for good. This is the last e-mail about it.',
      'zh-HK': '你的帳戶已永久刪除，這是最後一封有關此帳戶的電郵。',
    },
  },
} as const satisfies Record<string, Words>;

/** Changes that an owner is told of. */
export type AccountChange = keyof typeof WORDS;

/** After these a new password cannot be asked for by the address that the mail goes to, or not by all of them. */
const WITHOUT_WAY_BACK = ['emailChanged', 'emailUnbound', 'deleted'];

/** To an owner whose account was changed. Values: `change`, `device` (its own word), `at` (ISO time). */
export const accountChange: Template = ({ change = '', device = '', at = '' }, context) => {
  const { locale, publicUrl } = context;
  const { subject, text } = WORDS[change as AccountChange];
  const isEnglish = locale === 'en';
  const home = { label: isEnglish ? 'Go to Mortar' : '前往 Mortar', url: `${publicUrl}/` };
  return {
    ...itWasNotMe(context),
    ...(WITHOUT_WAY_BACK.includes(change) && { action: home }),
    subject: subject[locale],
    preview: text[locale],
    heading: subject[locale],
    paragraphs: [text[locale], isEnglish ? `Device: ${device}` : `裝置：${device}`, timeLine(at, locale)],
  };
};
