/** Spec §2: routes. */
export const routes = {
  chapter: 2,
  title: 'Routes',
  lines: [
    {
      id: 'route-1',
      says: '/ (also /home) | index | Home; header and footer are shown only on this path',
      code: ['mfe-gamehub/remote.json#"path": "/home"', 'shell/src/frame/layout/sections.ts#LANDING_PATHS'],
      tests: [
        'mfe-gamehub/scripts/description.test.ts > it owns the landing page, the games, the whitepaper, the game centre and the bricks',
        'shell/src/frame/layout/landing-layout.test.tsx > it has landmarks, a way past the header, copyright and licence',
        'shell/src/frame/layout/app-layout.test.tsx > it has the footer on %s: %p',
      ],
    },
    {
      id: 'route-2',
      says: '/404 | 404 | Page not found',
      code: ["server/src/modules/registry/areas.ts#route('/404', '404')"],
      tests: ['server/src/modules/site/decide.test.ts > it answers %s'],
    },
    {
      id: 'route-3',
      says: '/im | im | Messaging area, the main chat/community screen',
      code: ['mfe-im/remote.json#"name": "im"'],
      tests: ['mfe-im/test/messages.test.tsx > it lists conversations, those of strangers apart, and only the unread ones on demand'],
    },
    {
      id: 'route-4',
      says: '/im/addFriend | im-addFriend | Add contacts',
      code: ['mfe-im/remote.json#"name": "im-addFriend"'],
      tests: ['mfe-im/test/people.test.tsx > it finds people by name, shows who may be taken for another, and asks for a contact'],
    },
    {
      id: 'route-5',
      says: '/im/followers | im-followers | Followers and applications',
      code: ['mfe-im/remote.json#"name": "im-followers"'],
      tests: ['mfe-im/test/people.test.tsx > it has contacts, followers and the blocked behind addresses of their own'],
    },
    {
      id: 'route-6',
      says: '/im/gamecenter | im-gamecenter | Game centre',
      code: ['mfe-gamehub/remote.json#"name": "im-gamecenter"'],
      tests: [
        'mfe-gamehub/test/gamecenter.test.tsx > it shows a person the games with what they did in them, their points and their place',
      ],
    },
    {
      id: 'route-7',
      says: '/redirect | redirect | Redirect helper',
      code: ['shell/src/pages/leaving/load-leaving-page.ts#loadLeavingPage'],
      tests: [
        'shell/src/pages/leaving/load-leaving-page.test.ts > it leads from %p to %s at once',
        'e2e/specs/shut-out.spec.ts > it names another site before it leads there, and leads to nothing that is none',
      ],
    },
    {
      id: 'route-8',
      says: '/verification | verification | E-mail code entry',
      code: ['mfe-auth/remote.json#"name": "verification"'],
      tests: [
        'mfe-auth/test/description.test.ts > it owns sign-in, sign-up, the code and the new password without the frame of the site, and the settings within it',
      ],
    },
    {
      id: 'route-9',
      says: '/bind/email | bind-email | Bind an e-mail to an account',
      code: ['mfe-auth/remote.json#"name": "bind-email"'],
      tests: [
        'mfe-auth/test/binding.test.tsx > it says what the specification says, and waits for a whole address',
        'e2e/specs/bind.spec.ts > it ends a sign-in that names no address on /bind/email, in ${locale} at ${width} px',
      ],
    },
    {
      id: 'route-10',
      says: '/login | | Login page',
      code: ['mfe-auth/remote.json#"path": "/login"'],
      tests: ['mfe-auth/test/login.test.tsx > it signs in with the address, the hash of the password and the key of the session'],
    },
    {
      id: 'route-11',
      says: '/forgot | | Forgot password (login layout)',
      code: ['mfe-auth/remote.json#"path": "/forgot"'],
      tests: ['mfe-auth/test/recovery.test.tsx > it says what the specification says, and waits for a whole address'],
    },
    {
      id: 'route-12',
      says: '/resetPassword | | Reset password',
      code: ['mfe-auth/remote.json#"path": "/resetPassword"'],
      tests: ['mfe-auth/test/recovery.test.tsx > it sends the hash of the new password by the grant, tells so, and leads to the login'],
    },
    {
      id: 'route-13',
      says: '/auth | | Target after wallet login when a redirectUri is present',
      code: ['shell/src/pages/auth-page/load-auth-page.ts#loadAuthPage'],
      tests: ['shell/src/pages/auth-page/load-auth-page.test.ts > it leads a signed-in person from %p to %s'],
    },
    {
      id: 'route-14',
      says: '/activity | | Target of a stored referer cookie',
      code: ['shell/src/pages/activity/load-activity-page.ts#takeReferer()'],
      tests: ['shell/src/pages/activity/load-activity-page.test.ts > it leads on to the remembered place, once'],
    },
    {
      id: 'route-15',
      says: '/iplimit | | Unsupported-ip page, used as a redirect target',
      code: ["shell/src/pages/ip-limit/model.ts#const PAGE = '/iplimit'"],
      tests: [
        'shell/test/ban.test.ts > it leads to the page that says so',
        'e2e/specs/shut-out.spec.ts > it leads a network that the site does not serve to the page that says so',
      ],
    },
    {
      id: 'route-16',
      says: '/staking, /dev-center | | Pages with a special footer background',
      code: [
        'shell/src/frame/layout/app-layout.tsx#WITH_FOOTER',
        'shell/src/frame/layout/footer.tsx#data-special={special}',
        'mfe-devcenter/remote.json#/dev-center',
      ],
      tests: [
        'shell/src/frame/layout/app-layout.test.tsx > it has the footer on %s: %p',
        'mfe-devcenter/test/dev-center.test.tsx > it tells everybody how a remote is made, in %s',
      ],
    },
    {
      id: 'route-17',
      says: '/bricks | | Link used by rewards',
      code: ["shell/src/features/parts/reward-options.ts#const BRICKS = '/bricks'"],
      tests: [
        'shell/src/features/parts/parts.test.tsx > it shows a reward as a toast of 50 bricks that leads to /bricks, where nothing else is said',
      ],
    },
    {
      id: 'route-18',
      says: '/personal/collections, /sellList, /personal/earnings | | Require sign-in; unauthenticated requests are redirected (302) to /index',
      code: [
        'shared/protocol/src/registry/paths.ts#SIGN_IN_ONLY',
        "server/src/modules/site/decide.ts#location: '/index'",
        "shell/src/frame/router/for-signed-in.ts#redirect('/index')",
        'mfe-market/remote.json#"path": "/personal/earnings"',
      ],
      tests: [
        'server/src/modules/site/decide.test.ts > it sends %s to /index without a session',
        'shell/src/frame/router/for-signed-in.test.ts > it leads a visitor from %s to /index',
        'e2e/specs/status-pages.spec.ts > it sends ${path} to /index without a session',
        'e2e/specs/market-mine.spec.ts > who buys, lists and sells finds it all among their own, to the last unit of what the chain says',
      ],
    },
    {
      id: 'route-19',
      says: 'The content of the resetPassword view is not shown.',
      isOpen: true,
    },
  ],
};
