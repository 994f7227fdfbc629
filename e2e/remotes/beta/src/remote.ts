import { createRemote } from '@mortar/host';

declare module '@mortar/host' {
  interface Slots {
    'beta.notes': { about: string };
  }
}

export default createRemote({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json')
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json'));
    return module.default;
  },
});
