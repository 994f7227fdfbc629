/** Spec §4: session, checks, the native app. */
export const states = {
  chapter: 4,
  title: 'Session, checks, the native app',
  lines: [
    {
      id: 'state-1',
      says: 'Logged in means a non-empty token. Logout clears the cookie and user data and reloads to home.',
      code: [
        'shared/host/src/session.ts#Boolean(session?.token)',
        "shell/src/features/session/sign-out.ts#clock: logoutFx.done, fn: () => '/'",
      ],
      tests: ['shell/test/session.test.ts > it ends the session on the server, in this tab and in every other within a second'],
    },
    {
      id: 'state-2',
      says: 'On navigation to routes not in an excluded list, wallet info is fetched when a token exists.',
      code: ['shell/src/features/session/wallet-info.ts#const EXCLUDED'],
      tests: ['shell/test/session.test.ts > it is fetched on navigation, outside the pages of signing in'],
    },
    {
      id: 'state-3',
      says: 'When the native app supplies a param with a token, the user is logged in, service info (os, version, locale) stored and the token cookie set.',
      code: ['shell/src/features/in-app/take-param.ts#takeParamFx'],
      tests: [
        'shell/test/in-app.test.ts > it signs the app’s person in by the code, with the secret that the bridge gave, and says embedded',
      ],
    },
    {
      id: 'state-4',
      says: 'Without a token in the param, in app mode, any session is cleared (user info, user, unread count reset to 0, all cookies).',
      differs: 'Without a token in the param, in app mode, any session is cleared',
      code: ['shell/src/features/in-app/take-param.ts#await bind(endFx)()', 'shared/host/src/messages.ts#total: 0'],
      tests: ['shell/test/in-app.test.ts > it ends any session where the app gives no code: user, cookies, and the session on the server'],
    },
    {
      id: 'state-5',
      says: 'Codes 1511721 or 1511722 switch on a captcha challenge and remember the request url; the next request to that same url carries the captcha token once, then token and url are cleared.',
      code: ['shared/client/src/retries.ts#proveHuman', 'shared/protocol/src/moderation/error-codes.ts#captchaNeeded: 1511721'],
      tests: [
        'shell/test/human-check.test.tsx > it sends a proof once: the next request to the same address has none',
        'shared/client/test/retries.test.ts > it replays the very request that was refused, with the proof, once',
      ],
    },
    {
      id: 'state-6',
      says: 'Codes 1511541 (account), 1511542 (device), 1511543 (ip) show a blacklist notice of that type and clear user info, user, unread count and all cookies.',
      code: [
        'shared/protocol/src/core/codes.ts#accountBlacklisted: 1511541',
        'shell/src/features/session/ban.ts#target: sessionEnded',
        'server/src/modules/identity/session/authentication.ts#clearSessionCookies(reply)',
      ],
      tests: [
        'shell/test/ban.test.ts > it clears session, profile and cookies of whoever was signed in, and the next document tells them',
        'server/src/modules/identity/session/expel.test.ts > it loses cookies and session with a call that is refused, also once the block is lifted',
        'e2e/specs/shut-out.spec.ts > it signs out whoever is blocked, by account, device or network',
      ],
    },
    {
      id: 'state-7',
      says: "Code 1511461 redirects to /iplimit unless the response header redirect is 'false'.",
      code: [
        'shared/protocol/src/core/codes.ts#ipRestricted: 1511461',
        "server/src/plugins/bans.ts#reply.header('redirect'",
        "shared/client/src/transport.ts#!== 'false'",
      ],
      tests: [
        'shell/test/ban.test.ts > it stays where the answer says so',
        'server/src/cli/standing.test.ts > it says that the page moves on to /iplimit, and of background calls that it does not',
      ],
    },
    {
      id: 'state-11',
      says: 'Orders have a fixed or auction trading type. Actions: create, modify, reset, cancel, bid, cancel bid, purchase, deliver, refuse delivery.',
      code: [
        'shared/chain/src/trade/book/selling.ts#export async function creating',
        'mfe-market/src/features/trade/plans/order.ts#forOrder',
      ],
      tests: [
        'shared/chain/src/trade/book/book.test.ts > a fixed order is bought at what was seen, and pays to the last unit what was told',
        'shared/chain/src/trade/book/book.test.ts > an order is taken back, offered again, and refused after it was bought',
        'e2e/specs/market-auction.spec.ts > an auction with a late bid ends later, is delivered, and both see what the chain says',
        'e2e/specs/market-book.spec.ts > an order at a fixed price is made, changed, bought, refused, offered again, delivered, each by a button',
      ],
    },
    {
      id: 'state-8',
      says: 'Try the app link; after about 400 ms attach it; at 700 ms check; if not in an in-app browser, fall back to the store page after 1300 ms.',
      code: ['shell/src/features/open-app/try-app.ts#STORE_MS = 1300'],
      tests: [
        'shell/test/open-app.test.tsx > it follows the app’s link after 400 ms and leads to the store after 1300 ms',
        'shell/test/open-app.test.tsx > it stays when the app opened: the page went out of sight',
      ],
    },
    {
      id: 'state-9',
      says: 'An alternate path waits 3000 ms and removes its helper frame after 5000 ms.',
      code: ['shell/src/features/open-app/try-app.ts#FRAME_MS = 5000'],
      tests: ['shell/test/open-app.test.tsx > it goes around by a frame in %s: the store after 3000 ms, the frame gone after 5000 ms'],
    },
    {
      id: 'state-10',
      says: 'A failed chunk load reloads the page, at most once per minute.',
      code: ['shell/src/start.tsx#isChunkFailure(reason)', 'shell/src/core/federation/reload-guard.ts#RELOAD_GUARD_MS = 60_000'],
      tests: [
        'shell/src/core/federation/reload-guard.test.ts > it does not reload again within a minute',
        'shell/src/core/federation/reload-guard.test.ts > it knows what webpack throws for scripts and styles',
      ],
    },
  ],
};
