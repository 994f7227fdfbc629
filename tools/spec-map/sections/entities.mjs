/** Spec §3: what the shell and the shared packages keep. */
export const entities = {
  chapter: 3,
  title: 'What the shell and the shared packages keep',
  lines: [
    {
      id: 'entity-1',
      says: 'Cookie user_login_info holds the token; cookie user_info holds wallet/user info.',
      code: ["shared/protocol/src/identity/sessions/cookies.ts#USER_COOKIE = 'user_info'"],
      tests: ['server/src/modules/identity/session/session.test.ts > it gives the session of the spec and its three cookies'],
    },
    {
      id: 'entity-2',
      says: 'Bricks list entry: brickstype (1 main coin, 2 silver), amount, freeze, available.',
      code: ['shell/src/features/account/account-menu.tsx#const MAIN = 1', 'shell/src/features/account/model.ts#createRequest(getBricks)'],
      tests: [
        'server/src/modules/ledger/bricks/statement.test.ts > it shows both types with what is frozen and available',
        'shell/test/header.test.tsx > it shows the wallet by its first 8 and last 4 signs in the %s, and what bricks are there',
      ],
    },
    {
      id: 'entity-3',
      says: 'Rewards popup options: title, subtitle, brickstype, amount (default 50), interval, closable, link, linktext, type (toast by default), sharetitle, tips.',
      code: ['shared/host/src/popups.ts#export interface RewardOptions', 'shell/src/features/parts/reward-options.ts#const AMOUNT = 50'],
      tests: [
        'shell/src/features/parts/parts.test.tsx > it shows a reward as a toast of 50 bricks that leads to /bricks, where nothing else is said',
        'shell/src/features/parts/parts.test.tsx > it says everything that a reward was given',
        'shell/src/features/parts/parts.test.tsx > it shows a modal, which closes by its button and gives its link for our own site only',
        'shell/src/features/parts/parts.test.tsx > it keeps a modal that is not closable until its interval is over',
      ],
    },
    {
      id: 'entity-4',
      says: 'blacklistType (account, device or ip)',
      code: ["shell/src/core/dialogs/own.ts#type: 'account' | 'device' | 'ip'"],
      tests: ['shell/test/ban.test.ts > it tells a visitor of a block of the %s, on the spot'],
    },
    {
      id: 'entity-5',
      says: "Human-check dialog: shown flag per module (default module 'other') and a token; theme default dark, size normal.",
      code: ["shell/src/features/human-check/module-of.ts#'other'", "shell/src/features/human-check/model.ts#size: 'normal'"],
      tests: [
        'shell/test/human-check.test.tsx > it is shown for the part of the site that a call belongs to, other unless it is named, and holds a proof no longer than a call needs',
      ],
    },
    {
      id: 'entity-6',
      says: 'Message state: unread count, conversation unread counts, new and recalled message.',
      code: ['shared/host/src/messages.ts#$conversationUnread'],
      tests: ['shared/host/src/messages.test.ts > it keeps what was counted last, and the last message that came and that was recalled'],
    },
    {
      id: 'entity-7',
      says: 'Runtime environment: mobile, ios, android, app, wx, qq, weibo, alipay, os (default web).',
      code: ['shared/host/src/runtime.ts#export interface Runtime'],
      tests: ['shared/host/src/runtime.test.ts > it reads %s'],
    },
    {
      id: 'entity-8',
      says: 'Audio: muted (default true), volume.',
      code: [
        'shared/host/src/audio.ts#$isMuted = createStore(true)',
        'shared/games/src/frame/sound.ts#volume * level',
        'mfe-auth/src/features/settings-sound/settings-sound.tsx#<Slider',
      ],
      tests: [
        'shared/host/src/audio.test.ts > it is silent until somebody asks for sound',
        'shell/test/sound.test.ts > it keeps the sound of each person apart, and that of visitors',
        'mfe-auth/test/settings/sound.test.tsx > it sets the volume by keys, turns the sound on with it, and lets hear how loud that is',
        'mfe-gamehub/src/pages/play/stage.test.tsx > it plays as loud as the person chose for the site, and follows a choice elsewhere',
        'shared/games/src/frame/sound.test.ts > it plays no louder than it is told, and nothing at nought',
      ],
    },
    {
      id: 'entity-9',
      says: 'Locale entries: code, iso, name, file.',
      code: ['shared/protocol/src/core/locale.ts#export const LOCALES'],
      tests: ['shared/protocol/src/core/locale.test.ts > it has two languages, each with its code, its name and its catalogue'],
    },
    {
      id: 'entity-10',
      says: 'Language cookie key lang.',
      code: ["shared/protocol/src/core/locale.ts#LOCALE_COOKIE = 'lang'"],
      tests: ['shell/src/features/preferences/model.test.ts > it keeps the language for 365 days and changes every text, without a reload'],
    },
    {
      id: 'entity-11',
      says: 'Local storage keys: personal-userinfo',
      code: ['shared/host/src/personal-user-info.ts#personal-userinfo'],
      tests: [
        'shared/host/src/personal-user-info.test.ts > it keeps whom a chat is launched with under the key of the specification, until it is forgotten',
      ],
    },
    {
      id: 'entity-12',
      says: 'walletType, walletAccount, inscriptions, walletconnect.',
      code: ["shared/chain/src/wallets/kept.ts#'walletType'", "shared/chain/src/wallets/kept.ts#'inscriptions'"],
      tests: [
        'mfe-auth/test/wallet.test.tsx > it follows the wallet in a new document and asks it for nothing',
        'mfe-auth/test/wallet.test.tsx > it forgets a wallet that has gone, and %s',
        'mfe-auth/test/wallet-panel.test.tsx > it shows BTC first and inscriptions with their tick, and those of the last time until they come',
      ],
    },
    {
      id: 'entity-13',
      says: 'Bridge message to the native app: actiontype, actionbody (with pagetype), callbackfunction.',
      code: ['shell/src/features/in-app/messages.ts#actiontype: oneOf('],
      tests: [
        'shell/test/in-app.test.ts > it opens a page of ours, and answers by the name that was given',
        'shell/test/in-app.test.ts > it does nothing and throws nothing for 1,000 messages that are none of ours',
      ],
    },
  ],
};
