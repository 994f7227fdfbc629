import { createRemote } from '@mortar/host';

export default createRemote({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
