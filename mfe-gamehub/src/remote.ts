import { createRemote } from '@mortar/host';

declare module '@mortar/host' {
  interface Panels {
    'gamehub.gamecenter': 'dock';
    'gamehub.hub': 'popup';
    'gamehub.deletion': 'auth.deletion';
  }
}

export default createRemote<'gamehub'>({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
    play: () => import(/* webpackChunkName: "page-play" */ './pages/play/page.tsx'),
    whitepaper: () => import(/* webpackChunkName: "page-whitepaper" */ './pages/whitepaper/page.tsx'),
    gamecenter: () => import(/* webpackChunkName: "page-gamecenter" */ './pages/gamecenter/page.tsx'),
    bricks: () => import(/* webpackChunkName: "page-bricks" */ './pages/bricks/page.tsx'),
  },
  panels: {
    gamecenter: () => import(/* webpackChunkName: "panel-gamecenter" */ './panels/gamecenter/panel.tsx'),
    hub: () => import(/* webpackChunkName: "panel-hub" */ './panels/hub/panel.tsx'),
    deletion: () => import(/* webpackChunkName: "panel-deletion" */ './panels/deletion/panel.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
