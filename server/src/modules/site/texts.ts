import type { LocalizedText } from '@mortar/protocol';

/** Titles of pages that there are not. */
export const STATUS_TITLES: Record<404 | 423 | 500 | 503, LocalizedText> = {
  404: { en: 'page not found', 'zh-HK': '找不到頁面' },
  423: { en: 'Coming Soon.', 'zh-HK': '即將推出。' },
  500: { en: 'Error Code 500', 'zh-HK': '錯誤代碼 500' },
  503: { en: 'Error Code 503', 'zh-HK': '錯誤代碼 503' },
};

export const SITE_NAME = 'Mortar';

/** The title of a page of the site's own. */
export function withSiteName(title: LocalizedText): LocalizedText {
  return { en: `${title.en} · ${SITE_NAME}`, 'zh-HK': `${title['zh-HK']} · ${SITE_NAME}` };
}

/** A title where the site's name stands beside it anyway. */
export function withoutSiteName(title: string): string {
  const end = ` · ${SITE_NAME}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

export const SITE_DESCRIPTION: LocalizedText = {
  en: 'An open web3 community: news, messages, collectibles, names, a quiz and games, built brick by brick in public.',
  'zh-HK': '開放的 Web3 社群：新聞、訊息、收藏品、域名、問答與遊戲，一磚一瓦公開建成。',
};

/** Longest title and description of a page (spec §5), in characters. */
const TITLE_LENGTH = 72;
const DESCRIPTION_LENGTH = 300;

export function cutTitle(text: string): string {
  return [...text].slice(0, TITLE_LENGTH).join('');
}

export function cutDescription(text: string): string {
  return [...text].slice(0, DESCRIPTION_LENGTH).join('');
}
