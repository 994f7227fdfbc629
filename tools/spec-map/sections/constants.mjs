/** Spec §9: constants of the site. */
export const constants = {
  chapter: 9,
  title: 'Constants of the site',
  lines: [
    {
      id: 'constant-1',
      says: 'Success code 1511200.',
      code: ['shared/protocol/src/core/codes.ts#SUCCESS = CORE_CODES.success'],
      tests: ['shared/protocol/src/codes.test.ts > it gives every business code of the specification its number'],
    },
    {
      id: 'constant-2',
      says: 'Default language en; languages en, zh-HK',
      differs: 'Default language `en`',
      code: ["shared/protocol/src/core/locale.ts#DEFAULT_LOCALE: Locale = 'en'"],
      tests: [
        'shared/protocol/src/core/locale.test.ts > it has two languages, each with its code, its name and its catalogue',
        'server/src/lib/locale-of.test.ts > it takes %s',
      ],
    },
    {
      id: 'constant-3',
      says: 'language cookie lang, lifetime 365 days',
      code: ['shared/protocol/src/core/locale.ts#LOCALE_COOKIE_SECONDS = 365 * 24 * 3600'],
      tests: ['shell/src/features/preferences/model.test.ts > it keeps the language for 365 days and changes every text, without a reload'],
    },
    {
      id: 'constant-4',
      says: 'no url prefix for language.',
      code: ['shell/src/core/i18n/catalogue.ts#switchLanguageFx'],
      tests: [
        'shell/src/features/preferences/model.test.ts > it keeps the language for 365 days and changes every text, without a reload',
        'e2e/specs/smoke.spec.ts > it shows the landing page in ${locale} and ${theme}, on a desk and on a phone',
      ],
    },
    {
      id: 'constant-5',
      says: 'Code length 4',
      code: ['shared/protocol/src/identity/codes/names.ts#CODE_LENGTH = 4'],
      tests: ['mfe-auth/test/verification.test.tsx > it is off until four digits are there'],
    },
    {
      id: 'constant-6',
      says: 'resend lock 60 seconds (cookie keyed by e-mail and type, max age 60)',
      code: [
        'shared/protocol/src/identity/codes/names.ts#RESEND_SECONDS = 60',
        'mfe-auth/src/entities/mailed-code/sending.ts#resend_${purpose}_',
      ],
      tests: [
        'mfe-auth/test/verification.test.tsx > it is not sent again by a reload within the lock',
        'server/src/modules/identity/codes/codes.test.ts > it holds the next code back for 60 s, whatever the cookie says',
      ],
    },
    {
      id: 'constant-7',
      says: 'minimum password length 8.',
      code: ['mfe-auth/src/entities/password/rules.ts#length >= 8'],
      tests: ['mfe-auth/src/entities/password/password.test.ts > it looks at %j'],
    },
    {
      id: 'constant-8',
      says: 'Bind-wallet cache 86400 s',
      code: ['mfe-auth/src/entities/wallet-memory/bind-cookie.ts#86_400'],
      tests: [
        'mfe-auth/test/wallet.test.tsx > it binds a wallet, shows it from then on, and remembers for a day that somebody was about to',
      ],
    },
    {
      id: 'constant-9',
      says: 'referer cookie after quiz bind 600 s.',
      code: ['shared/host/src/referer.ts#KEPT_SECONDS = 600'],
      tests: ['shared/host/src/referer.test.ts > it remembers a path for 600 s'],
    },
    {
      id: 'constant-10',
      says: 'Progress bar throttle 200 ms, duration 5000 ms, hide delay 500 ms.',
      code: ['shell/src/features/progress/model.ts#HIDE_MS = 500'],
      tests: [
        'shell/src/features/progress/model.test.ts > it starts after 200 ms and hides 500 ms after the end',
        'shell/src/features/progress/progress-bar.test.tsx > it crosses the page in 5 s',
      ],
    },
    {
      id: 'constant-11',
      says: 'Page reload guard 60000 ms.',
      code: ['shell/src/core/federation/reload-guard.ts#RELOAD_GUARD_MS = 60_000'],
      tests: ['shell/src/core/federation/reload-guard.test.ts > it does not reload again within a minute'],
    },
    {
      id: 'constant-12',
      says: 'App-open timings 400, 700, 1300 ms; alternate path 3000 ms and 5000 ms.',
      code: ['shell/src/features/open-app/try-app.ts#ATTACH_MS = 400'],
      tests: [
        'shell/test/open-app.test.tsx > it follows the app’s link after 400 ms and leads to the store after 1300 ms',
        'shell/test/open-app.test.tsx > it goes around by a frame in %s: the store after 3000 ms, the frame gone after 5000 ms',
      ],
    },
    {
      id: 'constant-13',
      says: 'Deep link scheme to the app plus an /h5?param= suffix',
      code: ['shell/src/features/open-app/model.ts#${app}/h5?param='],
      tests: ['shell/test/open-app.test.tsx > it follows the app’s link after 400 ms and leads to the store after 1300 ms'],
    },
    {
      id: 'constant-14',
      says: 'store links for iOS and Android',
      code: ['shell/src/features/open-app/model.ts#links.iosStore', 'shared/protocol/src/site/endpoints.ts#/open/android/url'],
      tests: [
        'shell/test/open-app.test.tsx > it asks the server for the store of Android',
        'e2e/specs/in-app.spec.ts > it offers to open ${path} in the app, and leads to the store where the app does not open',
      ],
    },
    {
      id: 'constant-15',
      says: 'social links to a twitter-like account and a messaging-app channel.',
      code: ['server/src/modules/site/settings.ts#social', 'shell/src/frame/layout/social-links.tsx#social = []'],
      tests: [
        'shell/src/frame/layout/landing-layout.test.tsx > it shows marks of networks that it knows and names of others',
        'shell/src/frame/layout/landing-layout.test.tsx > it leads to the places of the spec, in its order',
      ],
    },
    {
      id: 'constant-16',
      says: "App detection treats user agents containing the product's names as in-app.",
      differs: 'App detection by user agents',
      code: ["shared/host/src/runtime.ts#PRODUCT_NAMES = ['mortar']"],
      tests: ['shared/host/src/runtime.test.ts > it reads %s'],
    },
    {
      id: 'constant-17',
      says: 'Mobile width under 750.',
      code: ['shell/src/core/navigation/is-mobile.ts#(width < 750px)'],
      tests: ['shell/src/core/navigation/is-mobile.test.ts > it counts a window under 750 px as mobile'],
    },
    {
      id: 'constant-18',
      says: 'Infinite scroll default delay 200 ms, distance 0.',
      code: ['shared/ui/src/infinite-list/infinite-list.tsx#distance = 0, delay = 200'],
      tests: ['shared/ui/src/infinite-list/infinite-list.test.tsx > it asks for more once its end has been seen for 200 ms'],
    },
    {
      id: 'constant-19',
      says: 'Lazy image preload ratio 1.1, attempts 1',
      code: ['shared/ui/src/lazy-image/lazy-image.tsx#ratio = 1.1'],
      tests: [
        'shared/ui/src/lazy-image/lazy-image.test.tsx > it reaches a tenth of the window beyond it where that is more',
        'shared/ui/src/lazy-image/lazy-image.test.tsx > it is tried once, then its sign stands there with its name',
      ],
    },
    {
      id: 'constant-20',
      says: 'lazy margin 600 px, check delay 50 ms.',
      code: ['shared/ui/src/lazy-image/lazy-image.tsx#margin = 600, ratio = 1.1, delay = 50'],
      tests: [
        'shared/ui/src/lazy-image/lazy-image.test.tsx > it is fetched 50 ms after it came within 600 px, in the page and in boxes that scroll',
      ],
    },
    {
      id: 'constant-21',
      says: 'Chain IDs: Ethereum 1, BSC 56, Polygon 137, Sepolia 5; default chain 1; a Solana-bridged chain id 245022934.',
      code: ['shared/chain/src/message/chains.ts#1: {', 'contracts/README.md#245022934 (Neon)'],
      tests: ['shared/chain/src/message/message.test.ts > networks are those of the specification, whose 5 is Sepolia'],
      differs: 'Contracts are to serve a Solana-bridged chain, 245022934',
    },
    {
      id: 'constant-22',
      says: 'Tokens: WETH, USDT (6 decimals, Polygon and BSC addresses), GBK, a wallet token; contract kinds ERC-721, ERC-1155, TRANSFER, ORDERDATA, PAD-721, ACTUATOR, REGISTRY, RESOLVER, PRICEORACLE, EXCHANGE, BLINDBOX.',
      code: [
        "shared/chain/src/deploy/contracts.ts#'Test USDT', 'USDT', 6",
        'contracts/src/token/ProjectToken.sol#contract ProjectToken',
        'contracts/src/exchange/Exchange.sol#contract Exchange',
        'contracts/src/names/NameRegistry.sol#contract NameRegistry',
        'contracts/src/names/Resolver.sol#contract Resolver',
        'contracts/src/boxes/MysteryBox.sol#contract MysteryBox',
      ],
      tests: [
        'server/src/modules/chain/market.test.ts > the overview counts what is on the chain and names the last trades, in units that people know',
        'contracts/test/token/ProjectToken.t.sol > test_onlyMintersMakeNewOnesUpToTheCap',
      ],
      differs: 'GBK and a wallet token have neither decimals nor supply',
    },
    {
      id: 'constant-23',
      says: 'Currency icons: ETH, WETH (5 variants), USDT, USD, BRICKS.',
      code: ['mfe-market/src/lib/currency-icon.tsx#{ ETH: ETHER, WETH: ETHER, USDT: TETHER, USD: DOLLAR, BRICKS }'],
      tests: [
        'mfe-market/test/currency-icon.test.tsx > %s has a sign of its own',
        'mfe-market/test/currency-icon.test.tsx > wrapped ether has five, one for each chain',
      ],
      as: { 5: 'five' },
    },
    {
      id: 'constant-24',
      says: 'Wallet options: Solana-style, injected, wallet-relay, and two further wallet apps.',
      code: [
        'mfe-auth/src/features/wallet/connect.ts#const findFx',
        'mfe-auth/src/features/wallet/connect.ts#export const relayIn',
        "mfe-auth/src/dialogs/wallet/chooser-view.tsx#['telegram', 'mobile']",
      ],
      tests: [
        'e2e/specs/wallet.spec.ts > it lets people choose among several wallets, by keyboard alone, from the login dialog',
        'e2e/specs/wallet.spec.ts > it shows a store, a code for phones and e-mail where there is no wallet, in ${locale} at ${width} px',
      ],
    },
    {
      id: 'constant-25',
      says: "Page title is the product's name (not reproduced).",
      differs: "The page title is the product's name",
      code: ['server/src/modules/site/texts.ts#SITE_NAME'],
      tests: [
        'shell/src/pages/status-pages/status-pages.test.tsx > it says of a planned place that it comes soon, and of which area it is',
        'e2e/specs/smoke.spec.ts > it has a title of at most 72 characters and a description of at most 300',
      ],
    },
    {
      id: 'constant-26',
      says: 'Messaging conversation page size 100 (pageNum 1).',
      code: ['mfe-im/src/entities/conversation/model.ts#const PAGE = 100'],
      tests: ['mfe-im/test/messages.test.tsx > it lists conversations, those of strangers apart, and only the unread ones on demand'],
    },
    {
      id: 'constant-27',
      says: 'Rewards default amount 50.',
      code: ['shell/src/features/parts/reward-options.ts#const AMOUNT = 50'],
      tests: [
        'shell/src/features/parts/parts.test.tsx > it shows a reward as a toast of 50 bricks that leads to /bricks, where nothing else is said',
      ],
    },
    {
      id: 'constant-28',
      says: 'Brick types 1 and 2.',
      code: ['shell/src/features/account/account-menu.tsx#const MAIN = 1', 'shell/src/features/parts/reward-options.ts#const SILVER = 2'],
      tests: [
        'server/src/modules/ledger/bricks/statement.test.ts > it shows both types with what is frozen and available',
        'shell/src/features/parts/parts.test.tsx > it says everything that a reward was given',
      ],
    },
    {
      id: 'constant-29',
      says: 'Dialog defaults: z-index 3000 (human check 4000), width 500 px, height 300 px.',
      code: ['shared/ui/src/tokens.css#--z-check: 4000', 'shared/ui/src/overlay/dialog/dialog.module.css#min-block-size: 300px'],
      tests: [
        'shared/ui/src/tokens.test.ts > it lays dialogs at 3000, the human check at 4000 and toasts above both',
        'e2e/specs/components.spec.ts > a dialog, it is 500 by at least 300 at 3000, locks the scroll without a shift and restores it',
        'shell/test/human-check.test.tsx > it asks once, above every dialog, and replays the very request with its proof',
      ],
    },
    {
      id: 'constant-30',
      says: 'Toast 3000 ms.',
      code: ['shared/ui/src/toasts/use-lifetime.ts#LIFETIME = 3000'],
      tests: ['shared/ui/src/toasts/toasts.test.tsx > it is there for 3 s and is removed after its transition'],
    },
    {
      id: 'constant-31',
      says: 'OAuth popup 500x550, timeout 20 s.',
      code: ['shared/protocol/src/identity/third-parties/third-party.ts#THIRD_PARTY_WINDOW'],
      as: { 20: 'timeoutMs: 20_000' },
      tests: [
        'mfe-auth/src/entities/third-party/window.test.ts > it opens a window of 500 by 550 with nothing in it',
        'mfe-auth/src/entities/third-party/window.test.ts > it says timeout after 20 seconds of silence, and not before',
      ],
    },
    {
      id: 'constant-32',
      says: 'Code input 4 boxes by default.',
      code: ['shared/ui/src/code-field/code-field.tsx#length = 4'],
      tests: ['shared/ui/src/code-field/code-field.test.tsx > it takes digits only, and no fifth'],
    },
    {
      id: 'constant-33',
      says: 'Video cover 3 s, 300 wide.',
      code: [
        'shared/protocol/src/video/limits.ts#COVER = { width: 300, atMs: 3000 }',
        'server/src/modules/video/making/pictures.ts#COVER.width',
      ],
      as: { 3: '3000' },
      tests: [
        'server/src/modules/video/video.test.ts > one that every browser plays is copied first, then made smaller; with cover, storyboard and playlist',
      ],
    },
    {
      id: 'constant-34',
      says: 'Contract-level items: daily max balance, royalty, fee types (fixed fee and auction fee), a domain fee rate differing for four-character versus five-plus-character names, and a grace period; their values are not shown.',
      code: [
        'contracts/src/fees/FeeManager.sol#enum FeeType',
        'contracts/src/fees/FeeManager.sol#MOST_ROYALTY_BPS = 1000',
        'contracts/src/custody/CustodyWallet.sol#dailyMax',
        'contracts/src/names/PriceOracle.sol#uint128 public fee4',
        'contracts/src/names/NameRegistry.sol#GRACE = 90 days',
      ],
      tests: [
        'contracts/test/fees/FeeManager.t.sol > testFuzz_AFeeFallsAtOnceAndRisesAfterTwoDays',
        'contracts/test/custody/CustodyWallet.t.sol > test_theLimitHoldsAroundMidnight',
        'contracts/test/names/PriceOracle.t.sol > test_aYearCostsFiveDollarsAndOneSixtyForFourCharacters',
        'contracts/test/names/NameRegistry.t.sol > test_anEndedNameHasNoOwnerAndCannotMove',
      ],
    },
    {
      id: 'constant-35',
      says: 'The publish flow (image, video, hashtag, group, scheduled time, visibility) is only hinted at by icon names; its limits are not shown.',
      isOpen: true,
    },
  ],
};
