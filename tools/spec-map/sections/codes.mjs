/** Spec §8: codes. */
export const codes = {
  chapter: 8,
  title: 'Codes',
  lines: [
    {
      id: 'code-of-1',
      says: '1511200 | Success',
      code: ['shared/protocol/src/core/codes.ts#success: 1511200', 'shared/client/src/outcome.ts#envelope.code === SUCCESS'],
      tests: [
        'shared/protocol/src/codes.test.ts > it gives every business code of the specification its number',
        'shared/client/test/calls.test.ts > it gives the data of the envelope',
      ],
    },
    {
      id: 'code-of-2',
      says: '1511452 | Success on bind/unbind',
      code: ["mfe-auth/src/features/wallet/enter.ts#'alreadyBound'", 'shared/protocol/src/identity/error-codes.ts#alreadyBound: 1511452'],
      tests: ['mfe-auth/test/wallet.test.tsx > it takes 1511452 for success'],
    },
    {
      id: 'code-of-3',
      says: "1511461 | Ip restricted: redirect to /iplimit unless header redirect is 'false'",
      code: [
        'shared/protocol/src/core/codes.ts#ipRestricted: 1511461',
        "shared/client/src/refusals.ts#mayRedirect ? { kind: 'ip', msg } : undefined",
        "shared/client/src/transport.ts#'false'",
      ],
      tests: [
        'shared/client/test/refusals.test.ts > it tells of a restricted address, unless the answer forbids a redirect',
        'shell/test/ban.test.ts > it leads to the page that says so',
        'shell/test/ban.test.ts > it stays where the answer says so',
      ],
    },
    {
      id: 'code-of-4',
      says: '1511721 | Captcha needed: switch on captcha',
      code: ['shared/protocol/src/moderation/error-codes.ts#captchaNeeded: 1511721'],
      tests: [
        'shared/protocol/src/codes.test.ts > it gives every business code of the specification its number',
        'shell/test/human-check.test.tsx > it asks once, above every dialog, and replays the very request with its proof',
      ],
    },
    {
      id: 'code-of-5',
      says: '1511722 | Captcha failed: show server message, switch on captcha',
      code: ['shared/protocol/src/moderation/error-codes.ts#captchaFailed: 1511722'],
      tests: [
        'shared/protocol/src/codes.test.ts > it gives every business code of the specification its number',
        'shell/test/human-check.test.tsx > it shows the words of the server when a proof did not pass, and asks again',
      ],
    },
    {
      id: 'code-of-6',
      says: '1511541 / 1511542 / 1511543 | Account / device / ip blacklisted',
      code: [
        'shared/protocol/src/core/codes.ts#accountBlacklisted: 1511541',
        'shell/src/features/session/ban-notice.tsx#shell.ban.${type}.title',
      ],
      tests: [
        'shared/protocol/src/codes.test.ts > it gives every business code of the specification its number',
        'shared/client/test/refusals.test.ts > it names the %s when that is blacklisted',
        'shell/test/ban.test.ts > it tells a visitor of a block of the %s, on the spot',
      ],
    },
    {
      id: 'code-of-7',
      says: '1511504 | Token invalid: show server message, sign out, go home (login dialog on token-error path)',
      code: [
        'shared/protocol/src/core/codes.ts#tokenInvalid: 1511504',
        'shell/src/features/session/sign-out.ts#isTokenErrorPath(place.pathname)',
      ],
      tests: [
        'shared/protocol/src/codes.test.ts > it gives every business code of the specification its number',
        'shell/test/session.test.ts > it ends once for a storm of refusals: cookies gone, home with the path kept, one message and one dialog',
        'shell/test/session.test.ts > it opens the login dialog instead on the token-error path',
      ],
    },
    {
      id: 'code-of-8',
      says: '1511451 | Third-party login: show server message',
      code: [
        'mfe-auth/src/features/third-party/model.ts#hasCode(failure,',
        'shared/protocol/src/identity/error-codes.ts#thirdPartyLoginRefused: 1511451',
      ],
      tests: ['mfe-auth/test/third-party.test.tsx > it shows the server’s message of a refusal, once'],
    },
    {
      id: 'code-of-9',
      says: '1511453 | Third-party login: open bind e-mail dialog',
      code: [
        "mfe-auth/src/features/third-party/model.ts#'thirdPartyNeedsEmail'",
        'shared/protocol/src/identity/error-codes.ts#thirdPartyNeedsEmail: 1511453',
      ],
      tests: [
        'mfe-auth/test/third-party.test.tsx > it asks for an address in a dialog where the third party named none, and goes on with its code',
      ],
    },
    {
      id: 'code-of-10',
      says: '1511600 | Third-party login: open verification dialog',
      code: [
        "mfe-auth/src/features/third-party/model.ts#'thirdPartyNeedsVerification'",
        'shared/protocol/src/identity/error-codes.ts#thirdPartyNeedsVerification: 1511600',
      ],
      tests: [
        'mfe-auth/test/third-party.test.tsx > it sends a code at once to the address that must be confirmed, and keeps the dialog when the code is wrong',
      ],
    },
    {
      id: 'code-of-11',
      says: 'HTTP 401 | Same as 1511504',
      code: ['shared/client/src/failure.ts#UNAUTHORIZED = 401', 'shared/protocol/src/core/codes.ts#tokenInvalid: 1511504'],
      tests: ['shared/client/test/refusals.test.ts > it tells of a dead token once for a storm of %s'],
    },
    {
      id: 'code-of-12',
      says: 'Other non-200 | Call rejected',
      code: ['shared/client/src/outcome.ts#HTTP_OK = 200'],
      tests: ['shared/client/test/calls.test.ts > it tells of %s'],
    },
  ],
};
