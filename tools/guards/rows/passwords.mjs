const ROOM = 'server/src/modules/identity';
const SESSION = `${ROOM}/session/session.test.ts`;
const FIELD = 'shared/ui/src/password-field';
const BROWSER = 'mfe-auth/src/entities/password';

/** Passwords. */
export const passwords = [
  {
    row: 'B1',
    demands: 'At least 8 characters, 64 and more allowed, of any script, with spaces and emoji; none is cut off.',
    guards: [
      {
        what: 'eight characters',
        file: `${BROWSER}/rules.ts`,
        text: '[...password].length >= 8',
        off: '[...password].length >= 7',
        tests: [{ file: `${BROWSER}/password.test.ts`, title: 'it looks at %j' }],
      },
      {
        what: 'no character is left out of the hash',
        file: `${BROWSER}/hash.ts`,
        text: "encode(password.normalize('NFKC'))",
        off: "encode(password.normalize('NFKC').slice(0, 64))",
        tests: [{ file: `${BROWSER}/password.test.ts`, title: 'it heeds every character, the 65th too' }],
      },
    ],
    seen: [
      {
        file: `${ROOM}/session/register.test.ts`,
        title: 'it takes a password of 64 characters of any script, and every one of them counts',
      },
      { file: 'mfe-auth/test/verification.test.tsx', title: 'it takes a password of 64 characters of Chinese' },
    ],
  },
  {
    row: 'B3',
    demands: 'The server itself refuses the most common passwords by the hash that comes over the wire, and keeps Argon2id of it.',
    guards: [
      {
        what: 'common passwords',
        file: `${ROOM}/session/register.ts`,
        text: "if (isCommon(body.password)) throw new AppError('passwordTooCommon');",
        off: '',
        tests: [{ file: `${ROOM}/session/register.test.ts`, title: 'it refuses the well-known password %s, and the code stays good' }],
      },
      {
        what: 'Argon2id at OWASP’s setting',
        file: `${ROOM}/password-hasher.ts`,
        text: 'memoryCost: 19_456,',
        off: 'memoryCost: 1024,',
        tests: [{ file: SESSION, title: 'it keeps every event of signing in, and no token, password or address with it' }],
      },
    ],
  },
  {
    row: 'B4',
    demands:
      'Who fails waits longer and longer, 15 minutes at most; one network is stopped after 60 tries an hour; strangers can bring an owner to a human check, never lock them out.',
    guards: [
      {
        what: 'waiting after five wrong tries',
        file: `${ROOM}/session/login-tries.ts`,
        text: 'const FREE_TRIES = 5;',
        off: 'const FREE_TRIES = 5000;',
        tests: [
          { file: SESSION, title: 'it makes who fails wait, and lets the right password in after that' },
          { file: SESSION, title: 'it evaluates no more guesses when they come at once' },
        ],
      },
      {
        what: 'an end to the waiting',
        file: `${ROOM}/session/login-tries.ts`,
        text: 'const LONGEST_WAIT_MS = 15 * 60 * SECOND_MS;',
        off: 'const LONGEST_WAIT_MS = 365 * 24 * 60 * 60 * SECOND_MS;',
        tests: [{ file: SESSION, title: 'it makes nobody wait longer than 15 minutes' }],
      },
      {
        what: 'a network’s budget',
        file: `${ROOM}/session/login-tries.ts`,
        text: 'const NETWORK_TRIES = 60;',
        off: 'const NETWORK_TRIES = 60_000;',
        tests: [{ file: SESSION, title: 'it stops an address that tries many accounts' }],
      },
      {
        what: 'the human check in place of a lock',
        file: `${ROOM}/session/login-tries.ts`,
        text: 'needsCheck: (row.ofSubject ?? 0) > CHECK_AFTER',
        off: 'needsCheck: (row.ofSubject ?? 0) < 0',
        tests: [{ file: SESSION, title: 'it asks for a human check once strangers fail often, and never locks the owner out' }],
      },
    ],
  },
  {
    row: 'B7',
    demands: 'Passwords can be pasted, shown and hidden, and password managers know what each field is for.',
    guards: [
      {
        what: 'a known password is filled in',
        file: `${BROWSER}/password-fields.tsx`,
        text: 'autoComplete="current-password"',
        off: 'autoComplete="new-password"',
        tests: [{ file: 'mfe-auth/test/login.test.tsx', title: 'it tells a password manager what the fields are' }],
      },
      {
        what: 'a new password is offered',
        file: `${BROWSER}/password-fields.tsx`,
        text: 'autoComplete="new-password"',
        off: 'autoComplete="current-password"',
        tests: [
          {
            file: 'mfe-auth/test/verification.test.tsx',
            title: 'it has a password manager offer a new password, and takes one that is pasted',
          },
        ],
      },
      {
        what: 'what is pasted stays as it is',
        file: `${FIELD}/password-field.tsx`,
        text: 'onValueChange(event.target.value)',
        off: 'onValueChange(event.target.value.trim())',
        tests: [{ file: `${FIELD}/password-field.test.tsx`, title: 'it takes a paste and keeps every sign of it, shown or not' }],
      },
      {
        what: 'show and hide',
        file: `${FIELD}/password-field.tsx`,
        text: "type={isShown ? 'text' : 'password'}",
        off: 'type="text"',
        tests: [{ file: `${FIELD}/password-field.test.tsx`, title: 'it hides what is typed, shows it on demand and keeps the focus' }],
      },
    ],
  },
];
