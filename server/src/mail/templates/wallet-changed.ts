import type { Content, Template } from './content.ts';
import { timeOf } from './time-of.ts';

interface Words {
  subject: string;
  heading: string;
  paragraph: string;
  wallet: string;
  time: string;
  label: string;
  note: string;
}

/** What both mails share: which wallet, when, and what to do when it was somebody else. */
function contentOf({ subject, heading, paragraph, wallet, time, label, note }: Words, address: string, url: string): Content {
  return {
    subject,
    preview: `${wallet}${address}`,
    heading,
    paragraphs: [paragraph, `${wallet}${address}`, time],
    action: { label, url },
    notes: [note],
  };
}

const EN = { wallet: 'Wallet: ', label: 'It was not me: change the password', note: 'If it was you, you need not do anything.' } as const;
const ZH = { wallet: '錢包：', label: '不是我：更改密碼', note: '如果是你本人操作，不用做任何事。' } as const;

/** To a person to whose account a wallet was bound. Values: `address` (shortened), `at` (ISO time). */
export const walletBound: Template = ({ address = '', at = '' }, { locale, publicUrl }) =>
  contentOf(
    locale === 'en'
      ? {
          ...EN,
          subject: 'A wallet was added to your Mortar account',
          heading: 'Wallet added',
          paragraph: 'A wallet was bound to your account. Whoever holds it can sign in as you.',
          time: `Time: ${timeOf(at, locale)}`,
        }
      : {
          ...ZH,
          subject: '你的 Mortar 帳戶已加入新錢包',
          heading: '已加入錢包',
          paragraph: '有一個錢包剛綁定到你的帳戶，持有這個錢包的人可以用它登入你的帳戶。',
          time: `時間：${timeOf(at, locale)}`,
        },
    address,
    `${publicUrl}/forgot`,
  );

/** To a person from whose account a wallet was taken. Values as of `walletBound`. */
export const walletUnbound: Template = ({ address = '', at = '' }, { locale, publicUrl }) =>
  contentOf(
    locale === 'en'
      ? {
          ...EN,
          subject: 'A wallet was removed from your Mortar account',
          heading: 'Wallet removed',
          paragraph: 'A wallet was unbound from your account. It can no longer be used to sign in.',
          time: `Time: ${timeOf(at, locale)}`,
        }
      : {
          ...ZH,
          subject: '你的 Mortar 帳戶已移除一個錢包',
          heading: '已移除錢包',
          paragraph: '有一個錢包剛從你的帳戶解除綁定，不能再用它登入。',
          time: `時間：${timeOf(at, locale)}`,
        },
    address,
    `${publicUrl}/forgot`,
  );
