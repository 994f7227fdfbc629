/** Spec §8: messages. */
export const messages = {
  chapter: 8,
  title: 'Messages',
  lines: [
    {
      id: 'message-1',
      says: "Every request error shows an error toast with the error message or 'Error'.",
      differs: 'Every request error shows an error toast',
      as: { Error: 'Mortar didn’t answer. Nothing you typed is lost, so please try again.' },
      code: ['shared/remote-kit/src/failures.ts#failed.filterMap(messageOf)'],
      tests: [
        'mfe-auth/test/login.test.tsx > it says once, where the form is, that nobody answered',
        'mfe-gamehub/test/gamecenter.test.tsx > it says what failed part by part, with the server’s message of the games as a toast, and tries again',
      ],
    },
    {
      id: 'message-2',
      says: "Login failure: 'Login api error: {msg}'.",
      differs: 'A failed login, by password or by a third party',
      code: ['mfe-auth/src/features/sign-in/sign-in-form.tsx#auth.login.failed'],
      tests: [
        'mfe-auth/test/login.test.tsx > it says at the password, and nowhere else, that it was refused, keeps what was typed, and tries again',
      ],
    },
    {
      id: 'message-3',
      says: "Wallet flow: 'Signing...', 'Logging in...', 'Login sucessfully', 'sign error !', 'Please use {address}', 'Please bind one address', 'The contract is error', 'web3 error'. Wallet connect errors show the thrown message.",
      code: ['mfe-auth/src/features/wallet/enter.ts#export const enterFx'],
      tests: [
        'mfe-auth/test/wallet.test.tsx > it signs in by a text that names the nonce, with the key of the session, and keeps which wallet it was',
        'mfe-auth/test/wallet.test.tsx > it says %s, and asks again on demand',
        'mfe-auth/test/wallet.test.tsx > it unbinds no other wallet than the one that is bound: %j',
        "mfe-auth/test/wallet.test.tsx > it says 'The contract is error' where the network of a contract cannot be asked",
      ],
    },
    {
      id: 'message-4',
      says: 'Chain not known (4902): add network.',
      code: ['shared/chain/src/wallets/ethereum/switch-chain.ts#UNKNOWN_CHAIN = 4902'],
      tests: [
        'mfe-auth/test/wallet-panel.test.tsx > it switches the network, which the wallet is told of where it does not know it, and follows the wallet itself',
        'mfe-auth/test/wallet.test.tsx > it has a wallet on a strange network switch to one of the site, added where it must be, before it signs',
      ],
    },
    {
      id: 'message-5',
      says: "Verification: failure of verify (network or other) shows 'The verification code has expired.'",
      code: ['mfe-auth/src/entities/mailed-code/mailed-code-field.tsx#auth.verification.expired'],
      tests: ['mfe-auth/test/verification.test.tsx > it says that the code has expired where no answer came, and a retry counts once'],
    },
    {
      id: 'message-6',
      says: "default success tip 'Code Sent'",
      code: ['mfe-auth/src/entities/mailed-code/mailed-code-field.tsx#auth.verification.sent'],
      tests: ['mfe-auth/test/verification.test.tsx > it is sent once on load, to an address that is shown partly'],
    },
    {
      id: 'message-7',
      says: 'Registration, verify and denet failures are otherwise only logged (the denet tip shows msg).',
      differs: 'Registration failures are only logged',
      code: ['mfe-auth/src/entities/mailed-code/mailed-code-field.tsx#messageOf(refusal)'],
      tests: [
        'mfe-auth/test/verification.test.tsx > it says what the server says of a wrong code, takes it away with the good news of before, and the next key begins anew',
        'mfe-auth/test/activity.test.tsx > it shows the message of a failure as a tip under the code, and nowhere else',
      ],
    },
    {
      id: 'message-8',
      says: 'Missing e-mail or unknown type on the code screen: redirect to /login.',
      code: ["mfe-auth/src/pages/verification/page.tsx#{ location: '/login' }"],
      tests: ['mfe-auth/test/verification.test.tsx > it goes to /login from %s'],
    },
    {
      id: 'message-9',
      says: 'Language list failure: shows the server msg.',
      later: 'translation',
    },
    {
      id: 'message-10',
      says: 'Game list failure: server msg as error toast.',
      code: ['mfe-gamehub/src/entities/game/model.ts#toastFailures(list.readFx.failData)'],
      tests: [
        'mfe-gamehub/test/gamecenter.test.tsx > it says what failed part by part, with the server’s message of the games as a toast, and tries again',
      ],
    },
    {
      id: 'message-11',
      says: "Copy: 'Copy successfully!' and 'Replication failed!'.",
      code: ["shell/src/features/parts/copied.tsx#'parts.copy.done' : 'parts.copy.failed'"],
      tests: ['shell/src/features/parts/parts.test.tsx > it says what came of copying: %s'],
    },
    {
      id: 'message-12',
      says: "Captcha script failure: 'Login/signup verification not supported in your region'.",
      code: ["shell/src/features/human-check/model.ts#'unsupported'"],
      tests: [
        'e2e/specs/bad-luck.spec.ts > it asks for the human check from the third code on, again after one that failed or did not come, and sends the very code then',
      ],
    },
    {
      id: 'message-13',
      says: 'Telegram-style and mobile wallet login: a Coming Soon message.',
      code: ["mfe-auth/src/dialogs/wallet/chooser-view.tsx#['telegram', 'mobile']"],
      tests: [
        'e2e/specs/wallet.spec.ts > it shows a store, a code for phones and e-mail where there is no wallet, in ${locale} at ${width} px',
      ],
    },
    {
      id: 'message-14',
      says: 'Transaction errors are reported through a callback as sendError, receiptError or functionError and return false.',
      code: ["mfe-market/src/features/trade/trouble.ts#'sendError' | 'receiptError' | 'functionError'"],
      tests: ['mfe-market/test/carry-out.test.ts > a transaction that fails says where: %s'],
    },
    {
      id: 'message-15',
      says: 'Exchange contract errors: AddressInvalid, AddressMismatch, CheckFail, ConditionCheckFailed, HashValueMismatch, InsufficientAmount, InvalidAmount, InvalidChannel, InvalidCurrency, InvalidOffer, OptionStatusError, ValidationFailed, ZeroAddress; their display texts are not shown.',
      code: ['mfe-market/src/features/trade/trouble-text.tsx#const REFUSALS'],
      tests: [
        'mfe-market/test/trade.test.tsx > each error of the exchange has words in both languages',
        'e2e/specs/market-trade.spec.ts > whoever is too late, too poor or has cancelled reads why, and nothing is spent',
      ],
    },
    {
      id: 'message-16',
      says: 'Third-party login library errors: invalid_network, cancelled, blocked (popup blocked), access_denied, timeout.',
      code: ['mfe-auth/src/entities/third-party/visits.ts#type Word =', 'mfe-auth/src/entities/third-party/window.ts#timeout'],
      tests: [
        'mfe-auth/test/third-party.test.tsx > it says that a third party cannot be used which is not there, and closes the window',
        'mfe-auth/test/third-party.test.tsx > it says that the browser blocked the window, and goes on in this tab when that is wished',
        'mfe-auth/test/third-party.test.tsx > it says that the window was closed, and takes an answer all the same that comes after it',
        'mfe-auth/test/third-party.test.tsx > it says why a whole page comes back with nothing',
        'mfe-auth/src/entities/third-party/window.test.ts > it says timeout after 20 seconds of silence, and not before',
      ],
    },
    {
      id: 'message-17',
      says: 'Route errors: see point 2.',
      as: { 2: 'spec §2' },
      code: ['shell/src/frame/router/route-error.tsx#RouteError'],
      tests: ['shell/src/pages/status-pages/status-pages.test.tsx > it gives code and message of any other status'],
    },
    {
      id: 'message-18',
      says: 'Chunk load failure: reload (once per minute at most).',
      code: ['shell/src/core/federation/reload-guard.ts#RELOAD_GUARD_MS = 60_000'],
      tests: [
        'shell/src/core/federation/reload-guard.test.ts > it does not reload again within a minute',
        'shell/src/core/federation/reload-guard.test.ts > it reloads again after a minute',
      ],
    },
    {
      id: 'message-19',
      says: 'Going offline or online is recorded, with no message shown.',
      code: ["shell/src/features/connectivity/model.ts#{ kind: 'offline' as const }"],
      tests: [
        'shell/src/features/connectivity/model.test.ts > it records going offline, and how long it was when coming back',
        'shell/src/features/connectivity/connectivity-strip.test.tsx > it shows no message while the browser is offline',
      ],
    },
  ],
};
