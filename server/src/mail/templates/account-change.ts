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
      en: 'The password of your account was changed. Every other session has ended.',
      'zh-HK': '你的帳戶密碼已經更改，其他裝置上的登入已全部結束。',
    },
  },
  passwordReset: {
    subject: { en: 'Your Mortar password was reset', 'zh-HK': '你的 Mortar 密碼已重設' },
    text: {
      en: 'Somebody with access to this mailbox chose a new password for your account. Every session has ended.',
      'zh-HK': '有人透過這個電郵信箱為你的帳戶設定了新密碼，所有裝置上的登入已經結束。',
    },
  },
  emailBound: {
    subject: { en: 'This address now belongs to your Mortar account', 'zh-HK': '這個電郵地址已綁定你的 Mortar 帳戶' },
    text: { en: 'This e-mail address was bound to your account.', 'zh-HK': '這個電郵地址已綁定到你的帳戶。' },
  },
  emailChanged: {
    subject: { en: 'The address of your Mortar account was changed', 'zh-HK': '你的 Mortar 帳戶已更改電郵地址' },
    text: {
      en: 'The e-mail address of your account was changed. Mail about it now goes to the new address, and every other session has ended.',
      'zh-HK': '你的帳戶已更改電郵地址，日後的通知會寄到新地址；其他裝置上的登入已全部結束。',
    },
  },
  emailUnbound: {
    subject: { en: 'This address no longer belongs to your Mortar account', 'zh-HK': '這個電郵地址已與你的 Mortar 帳戶解除綁定' },
    text: {
      en: 'This e-mail address and the password were taken away from your account. You sign in by your other ways.',
      'zh-HK': '這個電郵地址連同密碼已從你的帳戶移除，請用其他方式登入。',
    },
  },
  deviceEnded: {
    subject: { en: 'A device was signed out of your Mortar account', 'zh-HK': '一部裝置已登出你的 Mortar 帳戶' },
    text: { en: 'One session of your account was ended.', 'zh-HK': '你的帳戶在其中一部裝置上的登入已經結束。' },
  },
  devicesEnded: {
    subject: { en: 'All other devices were signed out of your Mortar account', 'zh-HK': '其他裝置已全部登出你的 Mortar 帳戶' },
    text: { en: 'All sessions of your account but one were ended.', 'zh-HK': '除一部裝置外，你的帳戶在其他裝置上的登入已全部結束。' },
  },
  exported: {
    subject: { en: 'The data of your Mortar account was downloaded', 'zh-HK': '你的 Mortar 帳戶資料已被下載' },
    text: { en: 'Everything that is kept of your account was downloaded.', 'zh-HK': '你的帳戶所保存的全部資料已被下載。' },
  },
  deleted: {
    subject: { en: 'Your Mortar account was deleted', 'zh-HK': '你的 Mortar 帳戶已刪除' },
    text: {
      en: 'Your account was deleted for good. This is the last mail about it.',
      'zh-HK': '你的帳戶已永久刪除，這是最後一封有關此帳戶的電郵。',
    },
  },
} as const satisfies Record<string, Words>;

/** Changes that an owner is told of. */
export type AccountChange = keyof typeof WORDS;

/** After these the password is of no help any more. */
const WITHOUT_WAY_BACK = ['emailUnbound', 'deleted'];

/** To an owner whose account was changed. Values: `change`, `device` (its own word), `at` (ISO time). */
export const accountChange: Template = ({ change = '', device = '', at = '' }, context) => {
  const { locale, publicUrl } = context;
  const { subject, text } = WORDS[change as AccountChange];
  const isEnglish = locale === 'en';
  const help = WITHOUT_WAY_BACK.includes(change)
    ? { label: isEnglish ? 'Go to Mortar' : '前往 Mortar', url: `${publicUrl}/` }
    : { label: isEnglish ? 'It was not me: choose a new password' : '不是我：重設密碼', url: `${publicUrl}/forgot` };
  return {
    ...itWasNotMe(context),
    subject: subject[locale],
    preview: text[locale],
    heading: subject[locale],
    paragraphs: [text[locale], isEnglish ? `Device: ${device}` : `裝置：${device}`, timeLine(at, locale)],
    action: help,
  };
};
