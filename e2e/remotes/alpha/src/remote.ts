import { createRemote } from '@mortar/host';

declare module '@mortar/host' {
  interface Dialogs {
    'alpha.hello': { from?: string; crash?: boolean };
  }
  interface Panels {
    'alpha.wall': 'dock';
    'alpha.brick': 'landing';
    'alpha.note': 'beta.notes';
    'alpha.greeting': 'popup';
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
    brick: () => import(/* webpackChunkName: "panel-brick" */ './panels/brick.tsx'),
    note: () => import(/* webpackChunkName: "panel-note" */ './panels/note.tsx'),
    greeting: () => import(/* webpackChunkName: "panel-greeting" */ './panels/greeting.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json')
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json'));
    return module.default;
  },
});
