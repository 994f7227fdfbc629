import { createRemote } from '@mortar/host';

export default createRemote({
  pages: { home: () => import('./page-home.tsx') },
  messages: async (locale) => (await (locale === 'zh-HK' ? import('./locale-zh-HK.ts') : import('./locale-en.ts'))).default,
});
