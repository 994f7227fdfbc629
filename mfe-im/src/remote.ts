import { createRemote, type NoProps } from '@mortar/host';

declare module '@mortar/host' {
  interface Dialogs {
    /** Who somebody is, and what the two can become to each other. */
    'im.user-card': { uid: string };
    /** Asks somebody to be a contact, with a few words. */
    'im.contact-request': { uid: string; username: string };
    'im.new-channel': NoProps;
    /** Takes contacts into a channel. */
    'im.add-members': { channelid: string; name: string };
  }
  interface Panels {
    'im.messages': 'dock';
    'im.engine': 'background';
    'im.notices': 'dock';
    'im.lobby': 'landing';
    'im.privacy': 'auth.privacy';
  }
}

export default createRemote<'im'>({
  pages: {
    messages: () => import(/* webpackChunkName: "page-messages" */ './pages/messages/page.tsx'),
    'add-friend': () => import(/* webpackChunkName: "page-add-friend" */ './pages/add-friend/page.tsx'),
    followers: () => import(/* webpackChunkName: "page-followers" */ './pages/followers/page.tsx'),
    notices: () => import(/* webpackChunkName: "page-notices" */ './pages/notices/page.tsx'),
    invite: () => import(/* webpackChunkName: "page-invite" */ './pages/invite/page.tsx'),
  },
  panels: {
    messages: () => import(/* webpackChunkName: "panel-messages" */ './panels/messages/panel.tsx'),
    engine: () => import(/* webpackChunkName: "panel-engine" */ './panels/engine/panel.tsx'),
    notices: () => import(/* webpackChunkName: "panel-notices" */ './panels/notices/panel.tsx'),
    lobby: () => import(/* webpackChunkName: "panel-lobby" */ './panels/lobby/panel.tsx'),
    privacy: () => import(/* webpackChunkName: "panel-privacy" */ './panels/privacy/panel.tsx'),
  },
  dialogs: {
    'user-card': () => import(/* webpackChunkName: "dialog-user-card" */ './dialogs/user-card/dialog.tsx'),
    'contact-request': () => import(/* webpackChunkName: "dialog-contact-request" */ './dialogs/contact-request/dialog.tsx'),
    'new-channel': () => import(/* webpackChunkName: "dialog-new-channel" */ './dialogs/new-channel/dialog.tsx'),
    'add-members': () => import(/* webpackChunkName: "dialog-add-members" */ './dialogs/add-members/dialog.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
