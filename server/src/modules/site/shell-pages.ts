import type { LocalizedText } from '@mortar/protocol';
import type { ShellPage } from '@mortar/protocol/registry';
import type { PageTexts } from '../../core/page-texts.ts';
import { withSiteName } from './texts.ts';

const texts = (title: LocalizedText, description: LocalizedText): PageTexts => ({ title: withSiteName(title), description });

/** What the shell's own pages say of themselves, in the words of its catalogues. */
export const SHELL_PAGE_TEXTS: Record<ShellPage, PageTexts> = {
  '/activity': texts(
    { en: 'No activities right now', 'zh-HK': '暫時沒有活動' },
    {
      en: 'New activities with their own rewards will show up here. Until then, earn bricks in the games.',
      'zh-HK': '設有獎勵的活動會在這裏公布。在此之前，你可以玩遊戲賺取磚塊。',
    },
  ),
  '/auth': texts(
    { en: 'Log in to continue', 'zh-HK': '請先登入' },
    { en: 'Log in and we’ll take you back to where you were going.', 'zh-HK': '登入之後，便會帶你前往原來的頁面。' },
  ),
  '/iplimit': texts(
    { en: 'Mortar isn’t available on your network', 'zh-HK': '你的網絡未能使用 Mortar' },
    {
      en: 'Your network is on our restricted list.',
      'zh-HK': '本網站暫不向你所在的網絡提供服務。',
    },
  ),
  '/redirect': texts(
    { en: 'You’re leaving Mortar', 'zh-HK': '你即將離開 Mortar' },
    {
      en: 'Check the address of the site that this link goes to before you open it. Mortar doesn’t run that site.',
      'zh-HK': '這個連結會帶你到另一個並非由 Mortar 營運的網站。開啟之前，請先看清楚網址。',
    },
  ),
};
