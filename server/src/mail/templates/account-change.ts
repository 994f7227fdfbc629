import type { LocalizedText } from '@mortar/protocol';
import type { Template } from './content.ts';
import { itWasNotMe } from './it-was-not-me.ts';
import { timeLine } from './time-of.ts';

/** `#` stands for the third party that it is about. */
interface Words {
  subject: LocalizedText;
  /** The subject when unset. */
  heading?: LocalizedText;
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
  walletBound: {
    subject: { en: 'A wallet was added to your Mortar account', 'zh-HK': '你的 Mortar 帳戶已加入新錢包' },
    heading: { en: 'Wallet added', 'zh-HK': '已加入錢包' },
    text: {
      en: 'A wallet was added to your account. Anyone with access to it can log in as you.',
      'zh-HK': '有一個錢包已加入你的帳戶，持有這個錢包的人可以用它登入。',
    },
  },
  walletUnbound: {
    subject: { en: 'A wallet was removed from your Mortar account', 'zh-HK': '你的 Mortar 帳戶已移除一個錢包' },
    heading: { en: 'Wallet removed', 'zh-HK': '已移除錢包' },
    text: {
      en: 'A wallet was removed from your account. It can no longer be used to log in.',
      'zh-HK': '有一個錢包已從你的帳戶移除，不能再用它登入。',
    },
  },
  thirdPartyBound: {
    subject: { en: '# was added to your Mortar account', 'zh-HK': '你的 Mortar 帳戶已加入 # 登入' },
    heading: { en: '# was added', 'zh-HK': '已加入 # 登入' },
    text: { en: 'You can now log in to your account with #.', 'zh-HK': '你現在可以用 # 登入帳戶。' },
  },
  thirdPartyUnbound: {
    subject: { en: '# was removed from your Mortar account', 'zh-HK': '你的 Mortar 帳戶已移除 # 登入' },
    heading: { en: '# was removed', 'zh-HK': '已移除 # 登入' },
    text: { en: 'You can no longer log in to your account with #.', 'zh-HK': '你不能再用 # 登入帳戶。' },
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

/** What a change was done with, or to, by the value that names it. */
const LABELS: Record<string, LocalizedText> = {
  device: { en: 'Device: ', 'zh-HK': '裝置：' },
  address: { en: 'Wallet: ', 'zh-HK': '錢包：' },
};

/** To an owner whose account was changed. Values: `change`, `device` (its own word), `address` (shortened) or `party` (its name), `at` (ISO time). */
export const accountChange: Template = (values, context) => {
  const { change = '', party = '', at = '' } = values;
  const { locale, publicUrl } = context;
  const { subject, heading = subject, text }: Words = WORDS[change as AccountChange];
  const say = (words: LocalizedText) => words[locale].replace('#', party);
  const home = { label: locale === 'en' ? 'Go to Mortar' : '前往 Mortar', url: `${publicUrl}/` };
  const details = Object.entries(LABELS).flatMap(([name, label]) => (values[name] ? [label[locale] + values[name]] : []));
  return {
    ...itWasNotMe(context),
    ...(WITHOUT_WAY_BACK.includes(change) && { action: home }),
    subject: say(subject),
    preview: values['address'] ? details[0]! : say(text),
    heading: say(heading),
    paragraphs: [say(text), ...details, timeLine(at, locale)],
  };
};
