/** Spec §2: header, footer, game hub, wallet chooser. */
export const header = {
  chapter: 2,
  title: 'Header, footer, game hub, wallet chooser',
  lines: [
    {
      id: 'head-1',
      says: 'Header navigation: Home (route /, scrolls to top)',
      code: [
        'shell/src/frame/layout/header-links.tsx#shell.nav.home',
        'shell/src/frame/layout/use-press-within.ts#window.scrollTo({ top: 0, behavior })',
      ],
      tests: [
        'shell/src/frame/layout/landing-layout.test.tsx > it leads to the places of the spec, in its order',
        'shell/src/frame/layout/landing-layout.test.tsx > it scrolls to the top for Home',
      ],
    },
    {
      id: 'head-2',
      says: 'Game Hub (opens popup)',
      code: ["shell/src/frame/layout/header-links.tsx#name: 'gamehub.hub'"],
      tests: ['shell/src/frame/layout/landing-layout.test.tsx > it opens the Game Hub popup, and leaves other presses to the link'],
    },
    {
      id: 'head-3',
      says: 'Tokenomics and Roadmap (smooth scroll to same-page sections; the active link follows the section in view, detected with header height plus 100)',
      code: [
        'shell/src/frame/layout/use-active-section.ts#SECTION_OFFSET = 100',
        "shell/src/core/scroll/scroll-position.tsx#isWithin && !wantsLessMotion() ? 'smooth' : 'instant'",
      ],
      tests: [
        'shell/src/frame/layout/landing-layout.test.tsx > it follows the section in view, at the height of the header plus 100',
        'shell/src/core/scroll/scroll-position.test.tsx > it scrolls smoothly within a page, but not back in the history, or where less motion is wanted',
      ],
    },
    {
      id: 'head-4',
      says: 'Whitepaper and a messaging-app community link (external, new tab).',
      differs: 'Whitepaper is an external link',
      code: ['shell/src/frame/layout/header-links.tsx#<OutwardLink href={community}'],
      tests: ['shell/src/frame/layout/landing-layout.test.tsx > it leads to the places of the spec, in its order'],
    },
    {
      id: 'head-5',
      says: 'A Buy button (external swap link).',
      code: ['shell/src/frame/layout/buy-button.tsx#href={links.buy}'],
      tests: [
        'shell/src/frame/layout/landing-layout.test.tsx > it opens a dialog for Buy where no swap is named, and leads to the swap otherwise',
      ],
    },
    {
      id: 'head-6',
      says: 'When logged out a Connect button (an icon on mobile)',
      code: ['shell/src/frame/layout/landing-header.tsx#className={styles.phone}'],
      tests: [
        'shell/test/header.test.tsx > it opens the login dialog for Connect in the %s, and leaves other presses to the link',
        'e2e/specs/smoke.spec.ts > it says Connect in words at a desk and by an icon on a phone',
      ],
    },
    {
      id: 'head-7',
      says: "when logged in the user's avatar and username, and clicking opens a menu with Logout.",
      code: ['shell/src/features/account/account-menu.tsx#shell.logout'],
      tests: ['shell/test/header.test.tsx > it shows avatar and name in the %s, and a menu with Logout'],
    },
    {
      id: 'head-8',
      says: 'The header gets a filtered look once the page is scrolled past the top.',
      code: ['shell/src/frame/layout/landing-header.tsx#data-scrolled={useScrolled()}'],
      tests: ['shell/src/frame/layout/landing-layout.test.tsx > it gets its filtered look once the page is scrolled past the top'],
    },
    {
      id: 'head-9',
      says: 'Footer: copyright line and social icon links.',
      code: ['shell/src/frame/layout/footer.tsx#<SocialLinks />'],
      tests: [
        'shell/src/frame/layout/landing-layout.test.tsx > it has landmarks, a way past the header, copyright and licence',
        'shell/src/frame/layout/landing-layout.test.tsx > it shows marks of networks that it knows and names of others',
      ],
    },
    {
      id: 'head-10',
      says: 'Game Hub popup: lists games with gameName and gameIcon',
      code: ['mfe-gamehub/src/entities/game/game-shelf.tsx#game.gameIcon', 'mfe-gamehub/src/entities/game/game-link.tsx#{game.gameName}'],
      tests: ['mfe-gamehub/test/hub.test.tsx > it lists the games for everybody, and asks a visitor to log in before one opens'],
    },
    {
      id: 'head-11',
      says: 'clicking opens the game link in a new tab when logged in, otherwise opens the login dialog.',
      code: ['mfe-gamehub/src/entities/game/game-link.tsx#_blank'],
      tests: [
        'mfe-gamehub/test/hub.test.tsx > it opens a game in a new tab that knows nothing of this one',
        'mfe-gamehub/test/hub.test.tsx > it lists the games for everybody, and asks a visitor to log in before one opens',
      ],
    },
    {
      id: 'head-12',
      says: 'Wallet chooser: offers an injected browser wallet and a wallet-relay option; skipped when a web3 wallet is already detected.',
      code: [
        'mfe-auth/src/dialogs/wallet/chooser-view.tsx#export function ChooserView',
        'mfe-auth/src/features/wallet/connect.ts#const findFx',
      ],
      tests: [
        'mfe-auth/test/wallet.test.tsx > it signs in by a text that names the nonce, with the key of the session, and keeps which wallet it was',
        'mfe-auth/test/wallet.test.tsx > it shows the chooser on demand although there is but one wallet, with the marked demo wallet where the site has one',
      ],
    },
    {
      id: 'head-13',
      says: 'Confirm dialog: optional title and content, one confirm button or a cancel plus confirm pair (choice 1 = confirm, 2 = cancel).',
      code: ['shared/host/src/dialogs.ts#ConfirmChoice = 1 | 2', 'shared/ui/src/overlay/confirm-dialog/confirm-dialog.tsx#cancelLabel &&'],
      tests: [
        'shared/ui/src/overlay/confirm-dialog/confirm-dialog.test.tsx > it answers %s with %i',
        'shell/src/frame/dialogs/dialog-host.test.tsx > it resolves a question by %s to %s',
        'shell/src/frame/dialogs/dialog-host.test.tsx > it has one button where there is nothing to cancel',
      ],
    },
    {
      id: 'head-14',
      says: 'Toast: types success, warning, error, info',
      code: ["shared/host/src/toasts.ts#'success' | 'warning' | 'error' | 'info'"],
      tests: ['shared/ui/src/toasts/toasts.test.tsx > it shows a toast of type %s with the role %s'],
    },
    {
      id: 'head-15',
      says: 'lifetime 3 seconds, paused while hovered',
      as: { 3: 'LIFETIME = 3000' },
      code: ['shared/ui/src/toasts/use-lifetime.ts#LIFETIME = 3000'],
      tests: [
        'shared/ui/src/toasts/toasts.test.tsx > it is there for 3 s and is removed after its transition',
        'shared/ui/src/toasts/toasts.test.tsx > it waits while the pointer is on a toast',
      ],
    },
    {
      id: 'head-16',
      says: 'optional close button',
      code: ['shared/host/src/toasts.ts#closable?: boolean', 'shared/ui/src/toasts/toast-card.tsx#{closable && <IconButton'],
      tests: ['shared/ui/src/toasts/toasts.test.tsx > it has no close button where none is wanted, and Esc does not close it'],
    },
    {
      id: 'head-17',
      says: 'removed after its hide transition.',
      code: ['shared/ui/src/toasts/toasts.tsx#transitionDuration={RISE}'],
      tests: ['shared/ui/src/toasts/toasts.test.tsx > it is there for 3 s and is removed after its transition'],
    },
    {
      id: 'head-18',
      says: "Human-check dialog titled 'Wait a minute' with text 'Please confirm you're not a bot.'",
      code: ['shell/src/features/human-check/human-check.tsx#shell.human.title'],
      tests: ['shell/test/human-check.test.tsx > it asks once, above every dialog, and replays the very request with its proof'],
    },
    {
      id: 'head-19',
      says: 'Body scroll is locked while a modal is open and restored on close.',
      code: ['shared/ui/src/overlay/dialog/dialog.tsx#<Base.Root'],
      tests: [
        'shared/ui/src/overlay/dialog/dialog.test.tsx > it locks the scroll of the page and restores what was there',
        'e2e/specs/components.spec.ts > a dialog, it is 500 by at least 300 at 3000, locks the scroll without a shift and restores it',
      ],
    },
  ],
};
