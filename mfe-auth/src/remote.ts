import { createRemote, type NoProps } from '@mortar/host';

declare module '@mortar/host' {
  interface Dialogs {
    /** `reason`: what the person wanted to do; `first`: the ways in that stand above the form. With `bind/email` the rest fills its form; `path` is where that flow leads. */
    'auth.login': {
      reason?: string;
      first?: 'wallets';
      view?: 'forgot' | 'bind/email';
      email?: string;
      registertype?: string;
      openid?: string;
      path?: string;
    };
    'auth.third-party': NoProps;
    /** `reconnect` follows the last wallet in silence; `account` asks about another account that the wallet shows. */
    'auth.wallet':
      | { purpose: 'login' | 'bind' | 'reconnect' | 'account' }
      /** With the one wallet that will do, where only one will; `family` as `WALLET_FAMILIES` of the protocol has it. */
      | { purpose: 'connect' | 'unbind'; address?: string; family?: string };
    'auth.wallet-panel': NoProps;
  }
  interface Slots {
    /** In the lists of what goes with an account and what stays without a name: what of it the panel's remote has, as a list of that class. */
    'auth.deletion': { of: 'lost' | 'kept'; className: string };
    /** In the settings: who reaches the person by the panel's remote, and what others see of them there. */
    'auth.privacy': NoProps;
  }
}

export default createRemote<'auth'>({
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
