import type { Locale } from '@mortar/protocol';
import type { FastifyRequest } from 'fastify';
import { localeOfPage } from '../../lib/locale-of.ts';

interface MailboxTexts {
  title: string;
  about: string;
  empty: string;
  back: string;
  to: string;
  at: string;
  asHtml: string;
  asText: string;
  links: string;
  filter: string;
  all: string;
}

const TEXTS: Record<Locale, MailboxTexts> = {
  en: {
    title: 'Dev mailbox',
    about:
      'This site runs on this machine only and sends no e-mail: what it would have sent is shown here. Set SMTP_URL to send real mail.',
    empty: 'No mail yet.',
    back: 'All mail',
    to: 'To',
    at: 'At',
    asHtml: 'As a mail client shows it',
    asText: 'As plain text',
    links: 'Links in this mail',
    filter: 'Mail to',
    all: 'Show all',
  },
  'zh-HK': {
    title: '測試信箱',
    about: '這個網站只在本機運行，不會寄出電郵；原本要寄出的電郵都在這裏。設定 SMTP_URL 便會真正寄出。',
    empty: '未有電郵。',
    back: '全部電郵',
    to: '收件人',
    at: '時間',
    asHtml: '電郵程式顯示的樣子',
    asText: '純文字',
    links: '電郵內的連結',
    filter: '收件人：',
    all: '顯示全部',
  },
};

/** Texts of the page and their language: that of the site's pages. */
export function textsFor(request: Pick<FastifyRequest, 'headers'>): { locale: Locale; texts: MailboxTexts } {
  const locale = localeOfPage(request);
  return { locale, texts: TEXTS[locale] };
}
