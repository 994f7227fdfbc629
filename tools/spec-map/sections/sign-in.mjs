/** Spec §2: forgot password, login modal and after login. */
export const signIn = {
  chapter: 2,
  title: 'Forgot password, login modal and after login',
  lines: [
    {
      id: 'sign-in-1',
      says: "Heading 'Verify Your Email', prompt 'To ensure the security of your account, please enter a valid email address.', an e-mail input and a button 'Send Verification Code'.",
      code: ['mfe-auth/src/features/recovery/address-form.tsx#auth.forgot.'],
      tests: ['mfe-auth/test/recovery.test.tsx > it says what the specification says, and waits for a whole address'],
    },
    {
      id: 'sign-in-2',
      says: 'It is also shown inside the login modal.',
      code: ['mfe-auth/src/dialogs/login/dialog.tsx#<AddressForm onSent={recover} />'],
      tests: ['mfe-auth/test/recovery.test.tsx > it goes the same way within the login dialog, without leaving the page'],
    },
    {
      id: 'sign-in-3',
      says: 'Fields email, registertype and openid may be pre-filled from query or passed params.',
      code: [
        'mfe-auth/src/pages/bind-email/page.tsx#emailTyped',
        'mfe-auth/src/features/binding/model.ts#export function ticketIn',
        'mfe-auth/src/dialogs/login/model.ts#export const $passed',
      ],
      tests: [
        'mfe-auth/test/binding.test.tsx > it takes the address of its own address, and carries the ticket and the path to the code without a second sending',
        'mfe-auth/test/bind-dialog.test.tsx > it opens at bind/email with the address that was passed',
        'mfe-auth/test/bind-dialog.test.tsx > it ends the sign-in that was passed, and leads to the path that was passed',
      ],
    },
    {
      id: 'sign-in-4',
      says: 'Switches between the views forgot, verification, resetPassword and bind/email',
      code: ["mfe-auth/src/dialogs/login/model.ts#'recovery' | 'reset' | 'bind/email'"],
      tests: [
        'mfe-auth/test/recovery.test.tsx > it goes the same way within the login dialog, without leaving the page',
        'mfe-auth/test/bind-dialog.test.tsx > it opens at bind/email with the address that was passed',
      ],
    },
    {
      id: 'sign-in-5',
      says: 'and closes with a close button.',
      code: ['mfe-auth/src/dialogs/login/dialog.tsx#useDialog(close)'],
      tests: ['mfe-auth/test/dialog.test.tsx > it closes by %s and keeps what was typed for the next time'],
    },
    {
      id: 'sign-in-6',
      says: "A bind flow ends with a page refresh when the bindRefer cookie is 'refresh', otherwise with a redirect to the given path.",
      code: [
        "mfe-auth/src/features/binding/model.ts#const COOKIE = 'bindRefer'",
        'mfe-auth/src/features/binding/model.ts#safePath(path)',
        'shell/src/features/session/go-on.ts#way ?? afterLogin',
      ],
      tests: [
        'mfe-auth/test/binding.test.tsx > it ends with the page anew when the cookie bindRefer says refresh, once',
        'mfe-auth/test/binding.test.tsx > it ends the sign-in of a third party by itself, and leads to the path that was given',
        'mfe-auth/test/bind-dialog.test.tsx > it ends with a refresh of the page where no path was passed, for who is signed in too',
      ],
    },
    {
      id: 'sign-in-7',
      says: 'Other modals: web3 wallet modal',
      code: ['mfe-auth/remote.json#"wallet", "wallet-panel"', 'mfe-auth/src/dialogs/wallet-panel/panel-view.tsx#export function PanelView'],
      tests: [
        'mfe-auth/test/wallet-panel.test.tsx > it shows the connected wallet, its network and what it holds there, and another currency at a press',
        'mfe-auth/test/wallet.test.tsx > it shows the chooser on demand although there is but one wallet, with the marked demo wallet where the site has one',
      ],
    },
    {
      id: 'sign-in-8',
      says: 'captcha modal',
      code: ['shell/src/features/human-check/index.ts#createProof'],
      tests: ['shell/test/human-check.test.tsx > it asks once, above every dialog, and replays the very request with its proof'],
    },
    {
      id: 'sign-in-9',
      says: 'image preview (closes on background or close-button click)',
      code: [
        'shared/ui/src/image-preview/image-preview.tsx#useLayer(open, onClose)',
        'shell/src/features/parts/pictures.tsx#<ImagePreview',
      ],
      tests: [
        'shared/ui/src/image-preview/image-preview.test.tsx > it closes by %s and gives the focus back',
        'e2e/specs/components.spec.ts > an image preview, it zooms by wheel and closes at a press beside the picture',
      ],
    },
    {
      id: 'sign-in-10',
      says: 'human-check dialog.',
      code: ['shell/src/features/human-check/human-check.tsx#layer="check"'],
      tests: ['shell/test/human-check.test.tsx > it asks once, above every dialog, and replays the very request with its proof'],
    },
    {
      id: 'sign-in-11',
      says: 'If the query has redirectUri, go to /auth with that redirectUri.',
      code: ['shell/src/features/session/after-login.ts#/auth?redirectUri='],
      tests: ['shell/src/features/session/after-login.test.ts > it goes to %s'],
    },
    {
      id: 'sign-in-12',
      says: 'Else if the query has path, go there (values login or reg go to /).',
      code: ['shell/src/features/session/after-login.ts#safePath(path)', 'shared/protocol/src/core/safe-path.ts#const LOOP'],
      tests: ['shell/src/features/session/after-login.test.ts > it goes to %s'],
    },
    {
      id: 'sign-in-13',
      says: 'Else on login or reg routes go to /; otherwise reload the page.',
      code: ['shell/src/features/session/after-login.ts#const SIGN_IN'],
      tests: [
        'shell/src/features/session/after-login.test.ts > it goes to %s',
        'shell/src/features/session/after-login.test.ts > it loads %s anew',
      ],
    },
    {
      id: 'sign-in-14',
      says: "A congratulation modal titled 'Congratulations' with link text 'Get More Bricks' shows when the login response carries a reward.",
      code: [
        'shell/src/features/session/reward.ts#name: CONGRATULATION',
        'shell/src/features/parts/reward.tsx#export function Congratulation',
      ],
      tests: [
        'shell/test/session.test.ts > it congratulates once, after the reload of rule 3',
        'shell/src/features/parts/parts.test.tsx > it congratulates in both languages',
      ],
    },
    {
      id: 'sign-in-15',
      says: 'Route guards named authenticated, server and updateCookie exist',
      code: [
        "shared/protocol/src/registry/paths.ts#['authenticated', 'server', 'updateCookie']",
        'shell/src/frame/router/guards.ts#updateCookie({ signedIn, renewCookies })',
      ],
      tests: [
        'shell/src/frame/router/guards.test.ts > it lets a signed-in person pass every guard',
        'server/src/modules/site/signed-in.test.ts > it lets only a signed-in person through `authenticated`',
      ],
    },
    {
      id: 'sign-in-16',
      says: 'their contents are not shown.',
      isOpen: true,
    },
    {
      id: 'sign-in-17',
      says: 'The lists of paths that require login, and that are for logged-in users only, are not shown.',
      isOpen: true,
    },
    {
      id: 'sign-in-18',
      says: 'Other pages (news feed, creator and collection pages, quiz screens, staking) are only visible through the calls they make (point 7).',
      isOpen: true,
    },
  ],
};
