import { createRemote } from '@mortar/host';

export default createRemote({
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './pages/login/page.tsx'),
    register: () => import(/* webpackChunkName: "page-register" */ './pages/register/page.tsx'),
    forgot: () => import(/* webpackChunkName: "page-forgot" */ './pages/forgot/page.tsx'),
    'reset-password': () => import(/* webpackChunkName: "page-reset-password" */ './pages/reset-password/page.tsx'),
    settings: () => import(/* webpackChunkName: "page-settings" */ './pages/settings/page.tsx'),
    'bind-email': () => import(/* webpackChunkName: "page-bind-email" */ './pages/bind-email/page.tsx'),
    verification: () => import(/* webpackChunkName: "page-verification" */ './pages/verification/page.tsx'),
  },
  dialogs: {
    login: () => import(/* webpackChunkName: "dialog-login" */ './dialogs/login/dialog.tsx'),
    'third-party': () => import(/* webpackChunkName: "dialog-third-party" */ './dialogs/third-party/dialog.tsx'),
    wallet: () => import(/* webpackChunkName: "dialog-wallet" */ './dialogs/wallet/dialog.tsx'),
    'wallet-panel': () => import(/* webpackChunkName: "dialog-wallet-panel" */ './dialogs/wallet-panel/dialog.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
