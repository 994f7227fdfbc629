import type { LocalizedText } from '@mortar/protocol';
import type { Template } from './content.ts';
import { itWasNotMe } from './it-was-not-me.ts';
import { timeLine } from './time-of.ts';

interface Words {
  subject: LocalizedText;
  heading: LocalizedText;
  text: LocalizedText;
}

/** Which wallet, when, and what to do when it was somebody else. */
const walletChanged =
  ({ subject, heading, text }: Words): Template =>
  ({ address = '', at = '' }, context) => {
    const { locale } = context;
    const wallet = locale === 'en' ? `Wallet: ${address}` : `錢包：${address}`;
    return {
      subject: subject[locale],
      preview: wallet,
      heading: heading[locale],
      paragraphs: [text[locale], wallet, timeLine(at, locale)],
      ...itWasNotMe(context),
    };
  };

/** To a person to whose account a wallet was bound. Values: `address` (shortened), `at` (ISO time). */
export const walletBound = walletChanged({
  subject: { en: 'A wallet was added to your Mortar account', 'zh-HK': '你的 Mortar 帳戶已加入新錢包' },
  heading: { en: 'Wallet added', 'zh-HK': '已加入錢包' },
  text: {
    en: 'A wallet was added to your account. Anyone with access to it can log in as you.',
    'zh-HK': '有一個錢包已加入你的帳戶，持有這個錢包的人可以用它登入。',
  },
});

/** To a person from whose account a wallet was taken. Values as of `walletBound`. */
export const walletUnbound = walletChanged({
  subject: { en: 'A wallet was removed from your Mortar account', 'zh-HK': '你的 Mortar 帳戶已移除一個錢包' },
  heading: { en: 'Wallet removed', 'zh-HK': '已移除錢包' },
  text: {
    en: 'A wallet was removed from your account. It can no longer be used to log in.',
    'zh-HK': '有一個錢包已從你的帳戶移除，不能再用它登入。',
  },
});
