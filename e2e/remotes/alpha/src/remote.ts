import { createRemote } from '@mortar/host';

declare module '@mortar/host' {
  interface Dialogs {
    'alpha.hello': { from?: string; crash?: boolean };
  }
}

export default createRemote<'alpha'>({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
    two: () => import(/* webpackChunkName: "page-two" */ './pages/two/page.tsx'),
  },
  dialogs: {
    hello: () => import(/* webpackChunkName: "dialog-hello" */ './dialogs/hello.tsx'),
  },
  panels: {
    wall: () => import(/* webpackChunkName: "panel-wall" */ './panels/wall.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json')
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json'));
    return module.default;
  },
});
