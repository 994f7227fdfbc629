import { createRemote } from '@mortar/host';

declare module '@mortar/host' {
  interface Panels {
    'market.figures': 'landing';
    'market.search': 'search';
  }
}

export default createRemote<'market'>({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
    collection: () => import(/* webpackChunkName: "page-collection" */ './pages/collection/page.tsx'),
    item: () => import(/* webpackChunkName: "page-item" */ './pages/item/page.tsx'),
    auctions: () => import(/* webpackChunkName: "page-auctions" */ './pages/auctions/page.tsx'),
    holdings: () => import(/* webpackChunkName: "page-holdings" */ './pages/holdings/page.tsx'),
    'sell-list': () => import(/* webpackChunkName: "page-sell-list" */ './pages/sell-list/page.tsx'),
    earnings: () => import(/* webpackChunkName: "page-earnings" */ './pages/earnings/page.tsx'),
    offers: () => import(/* webpackChunkName: "page-offers" */ './pages/offers/page.tsx'),
    history: () => import(/* webpackChunkName: "page-history" */ './pages/history/page.tsx'),
    watchlist: () => import(/* webpackChunkName: "page-watchlist" */ './pages/watchlist/page.tsx'),
    rankings: () => import(/* webpackChunkName: "page-rankings" */ './pages/rankings/page.tsx'),
    activity: () => import(/* webpackChunkName: "page-activity" */ './pages/activity/page.tsx'),
    creators: () => import(/* webpackChunkName: "page-creators" */ './pages/creators/page.tsx'),
    creator: () => import(/* webpackChunkName: "page-creator" */ './pages/creator/page.tsx'),
    search: () => import(/* webpackChunkName: "page-search" */ './pages/search/page.tsx'),
    safety: () => import(/* webpackChunkName: "page-safety" */ './pages/safety/page.tsx'),
  },
  panels: {
    figures: () => import(/* webpackChunkName: "panel-figures" */ './panels/figures/panel.tsx'),
    search: () => import(/* webpackChunkName: "panel-search" */ './panels/search/panel.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
