const ROOM = 'server/src/modules/identity/codes';
const CODES = `${ROOM}/codes.test.ts`;
const CONSUME = `${ROOM}/consume.test.ts`;
const SECRECY = `${ROOM}/secrecy.test.ts`;
const WAITING = `${ROOM}/waiting.test.ts`;
const LOOKS = `${ROOM}/looks.test.ts`;
const EMAIL = 'server/src/modules/identity/users/email.ts';

/** Codes by e-mail. */
export const codes = [
  {
    row: 'A1',
    demands:
      'A 4-digit code has 3 tries; an address has 10 wrong ones per purpose since its last success, then only the link in the mail works; a network has 10 wrong ones an hour; while wrong ones prevail everywhere, every look asks for the human check. A try counts before the code is looked at.',
    guards: [
      {
        what: 'three tries a code',
        file: `${ROOM}/repository.ts`,
        text: 'lt(codes.tries, limits.tries),',
        off: '',
        tests: [{ file: CODES, title: 'it looks at three of fifty guesses in parallel, and at none after them' }],
      },
      {
        what: 'ten wrong ones since the last success, over all codes',
        file: `${ROOM}/repository.ts`,
        text: 'lt(codes.wrong, limits.wrong),',
        off: '',
        tests: [
          {
            file: CODES,
            title: 'it closes the code after ten wrong tries over several codes; the right one is refused and the link works',
          },
        ],
      },
      {
        what: 'a try stays counted when the call that made it is taken back',
        file: `${ROOM}/consume.ts`,
        text: 'await codesOf(tries).takeTry(',
        off: 'await codesOf(tx).takeTry(',
        tests: [
          { file: CONSUME, title: 'it counts a wrong try although the caller’s transaction rolls back, together with those of checkcode' },
        ],
      },
      {
        what: 'ten wrong ones an hour from one network, over all addresses',
        file: `${ROOM}/consume.ts`,
        text: 'const mayLook = await looks.take(network);',
        off: 'const mayLook = network.length > 0;',
        tests: [
          {
            file: LOOKS,
            title: 'it looks at ten wrong codes an hour from one network, whatever the addresses; then only links work there',
          },
        ],
      },
      {
        what: 'the human check while codes of many addresses are tried, at open/checkcode',
        file: `${ROOM}/routes.ts`,
        text: 'await ensureHuman(request);',
        off: '',
        tests: [{ file: LOOKS, title: 'it asks everybody for the human check while codes of many addresses are tried, and for an hour' }],
      },
      {
        what: 'and at open/register',
        file: 'server/src/modules/identity/session/routes.ts',
        text: 'if (body.code !== undefined) await ports.codes.ensureHuman(request);',
        off: '',
        tests: [{ file: LOOKS, title: 'it asks everybody for the human check while codes of many addresses are tried, and for an hour' }],
      },
    ],
    seen: [{ file: LOOKS, title: 'it counts no right code against a network' }],
  },
  {
    row: 'A2',
    demands: 'A code, a link and a grant work once, also when the same one comes many times at once.',
    guards: [
      {
        what: 'the first right code uses code and link up',
        file: `${ROOM}/repository.ts`,
        text: 'isBornAfter(times.bornAfter), isNull(codes.usedAt)))',
        off: 'gt(codes.sentAt, times.sentAfter)))',
        tests: [
          { file: CONSUME, title: 'it gives one success to the right code in forty transactions at once' },
          { file: CODES, title: 'it takes the mail’s link once, and the code dies with it' },
        ],
      },
      {
        what: 'a grant is used up by the action that it allows',
        file: `${ROOM}/repository.ts`,
        text: 'isNull(grants.usedAt),',
        off: '',
        tests: [{ file: CONSUME, title: 'it takes a grant once, also in parallel, in place of the code' }],
      },
    ],
  },
  {
    row: 'A3',
    demands: 'A code belongs to one purpose by its name and to one address; the numbers of purposes collide.',
    guards: [
      {
        what: 'codes are found by address and purpose',
        file: `${ROOM}/repository.ts`,
        text: 'and(eq(codes.subject, subject), eq(codes.purpose, purpose));',
        off: 'and(eq(codes.subject, subject), sql`${purpose}::text is not null`);',
        tests: [{ file: CODES, title: 'it refuses a code for another purpose with the same number, and for another address' }],
      },
      {
        what: 'number and name of a purpose must agree',
        file: `${ROOM}/routes.ts`,
        text: 'if (!purpose || !purposes.includes(purpose)) throw',
        off: 'if (!purpose) throw',
        tests: [{ file: CODES, title: 'it refuses %s and names the field' }],
      },
    ],
  },
  {
    row: 'A4',
    demands: 'A new code ends the older one, and the server holds the next one back for 60 s, whatever the browser’s cookie says.',
    guards: [
      {
        what: 'lock of 60 s',
        file: `${ROOM}/service.ts`,
        text: 'if (lockedFor > 0) throw',
        off: 'if (lockedFor > 1e9) throw',
        tests: [
          { file: CODES, title: 'it holds the next code back for 60 s, whatever the cookie says' },
          { file: CODES, title: 'it sends one of twenty in parallel' },
        ],
      },
      {
        what: 'the new code takes the older one’s place',
        file: `${ROOM}/repository.ts`,
        text: 'set: fresh });',
        off: 'set: { sentAt: at, tries: 0, usedAt: null } });',
        tests: [{ file: CODES, title: 'it refuses the older code after another one was sent' }],
      },
    ],
  },
  {
    row: 'A5',
    demands: 'No answer tells whether an address has an account: same status, body and headers, and the same work. Only a mail tells.',
    guards: [
      {
        what: 'sign-in hashes a password for an unknown address too',
        file: 'server/src/modules/identity/password-hasher.ts',
        text: 'const fits = await counted(() => verify(known ?? ofNobody, password));',
        off: 'const fits = known !== undefined && (await counted(() => verify(known, password)));',
        tests: [
          {
            file: 'server/src/modules/identity/session/session.test.ts',
            title: 'it answers alike, with equal work, whether the address has an account or not',
          },
        ],
      },
      {
        what: 'signing up with a known address answers like a wrong code',
        file: 'server/src/modules/identity/session/register.ts',
        text: 'if (error instanceof IdentityTaken) return tellOwner(proven);',
        off: '',
        tests: [{ file: 'server/src/modules/identity/session/register.test.ts', title: 'it tells of a known address by mail only' }],
      },
      {
        what: 'a code for a known address is told by the mail',
        file: `${ROOM}/deliver.ts`,
        text: "if (hasAccount && WANTS_NEW.has(purpose)) return mail.deliver(letterId, { ...letter, template: 'alreadyRegistered', values: {} });",
        off: '',
        tests: [{ file: SECRECY, title: 'it answers the same for an address with an account and without, and only the mail differs' }],
      },
    ],
    seen: [
      { file: SECRECY, title: 'it never looks whether there is an account while somebody waits for the answer' },
      { file: SECRECY, title: 'it answers open/checkemail the same for an address with an account and without' },
      { file: CODES, title: 'it says the same of an address that never asked for a code' },
    ],
  },
  {
    row: 'A7',
    demands: 'Codes come from a cryptographic source, each as likely as every other; they are kept as keyed hashes and never logged.',
    guards: [
      {
        what: 'cryptographic source',
        file: `${ROOM}/secrets.ts`,
        text: 'String(randomInt(10 ** CODE_LENGTH))',
        off: 'String(Math.floor(Math.random() * 10 ** CODE_LENGTH))',
        tests: [{ file: SECRECY, title: 'it draws no code from numbers that can be foretold' }],
      },
      {
        what: 'every code equally likely',
        file: `${ROOM}/secrets.ts`,
        text: 'String(randomInt(10 ** CODE_LENGTH))',
        off: 'String(randomInt(9 * 10 ** (CODE_LENGTH - 1)))',
        tests: [{ file: SECRECY, title: 'it makes every code equally likely' }],
      },
      {
        what: 'hashes in the tables',
        file: `${ROOM}/service.ts`,
        text: "grant: hashes.hashOf(aim, 'grant', secret), expiresAt });",
        off: 'grant: secret, expiresAt });',
        tests: [{ file: SECRECY, title: 'it keeps code, link, grant and address out of all tables' }],
      },
      {
        what: 'no query of an address in the log',
        file: 'server/src/lib/logger.ts',
        text: "path: url.split('?', 1)[0]",
        off: 'path: url',
        tests: [{ file: SECRECY, title: 'it keeps them out of the log, in a process that logs everything' }],
      },
    ],
  },
  {
    row: 'A8',
    demands:
      'One code in 60 s, 5 an hour, 10 a day to one address, with the human check from the third on; other addresses do not notice. While many codes wait for their mail, everybody passes the human check.',
    guards: [
      {
        what: 'five an hour',
        file: `${ROOM}/limits.ts`,
        text: '{ windowMs: HOUR_MS, most: 5 },',
        off: '{ windowMs: HOUR_MS, most: 500 },',
        tests: [
          {
            file: CODES,
            title: 'it asks for the human check from the third on, refuses the sixth within an hour and the eleventh within a day',
          },
        ],
      },
      {
        what: 'ten a day',
        file: `${ROOM}/limits.ts`,
        text: '{ windowMs: 24 * HOUR_MS, most: 10 },',
        off: '{ windowMs: 24 * HOUR_MS, most: 1000 },',
        tests: [
          {
            file: CODES,
            title: 'it asks for the human check from the third on, refuses the sixth within an hour and the eleventh within a day',
          },
        ],
      },
      {
        what: 'the human check from the third on',
        file: `${ROOM}/limits.ts`,
        text: "action: 'sendEmail', free: 2,",
        off: "action: 'sendEmail', free: 2000,",
        tests: [
          {
            file: CODES,
            title: 'it asks for the human check from the third on, refuses the sixth within an hour and the eleventh within a day',
          },
        ],
      },
      {
        what: 'the human check while codes wait',
        file: `${ROOM}/service.ts`,
        text: 'if (isJammed || ',
        off: 'if (',
        tests: [{ file: WAITING, title: 'it asks everybody for the human check until they are out' }],
      },
    ],
  },
  {
    row: 'A9',
    demands: 'open/checkcode counts as a try like any other use of a code, and says nothing more.',
    guards: [
      {
        what: 'every look at a code takes a try',
        file: `${ROOM}/repository.ts`,
        text: 'set({ tries: sql`${codes.tries} + 1`, wrong',
        off: 'set({ tries: sql`${codes.tries} + 0`, wrong',
        tests: [
          { file: CONSUME, title: 'it counts a wrong try although the caller’s transaction rolls back, together with those of checkcode' },
          { file: SECRECY, title: 'it says nothing more of the right code than of a wrong one before the try counts' },
        ],
      },
    ],
  },
  {
    row: 'A10',
    demands:
      'An address is kept with its domain in lower case and punycode and its local part as given; line breaks are refused, look-alike domains stay apart and are flagged.',
    guards: [
      {
        what: 'no control characters',
        file: EMAIL,
        text: 'if (/\\p{Cc}/u.test(text)) return undefined;',
        off: '',
        tests: [
          { file: 'server/src/modules/identity/users/email.test.ts', title: 'it takes %j for no address' },
          { file: CODES, title: 'it refuses %s and names the field' },
        ],
      },
      {
        what: 'domain in lower case and punycode',
        file: EMAIL,
        text: 'domainToASCII(given)',
        off: 'given',
        tests: [
          { file: 'server/src/modules/identity/users/email.test.ts', title: 'it keeps %j as %j' },
          { file: CODES, title: 'it answers the address as it is kept' },
        ],
      },
      {
        what: 'codes and budgets are the same in any case of the letters',
        file: `${ROOM}/secrets.ts`,
        text: "keyring.mac('subject', comparedEmail(email))",
        off: "keyring.mac('subject', email)",
        tests: [{ file: CODES, title: 'it takes an address in any case of its letters' }],
      },
      {
        what: 'look-alikes are flagged',
        file: `${ROOM}/routes.ts`,
        text: 'lookalike: looksLikeAnother(email)',
        off: 'lookalike: false',
        tests: [{ file: CODES, title: 'it keeps %s apart from what it looks like, and flags it' }],
      },
    ],
  },
  {
    row: 'A11',
    demands: 'Opening the link of a mail does nothing, so scanners of mail do no harm; a press on the page uses it.',
    guards: [
      {
        what: 'the secret stands in the fragment, which no server is told',
        file: `${ROOM}/deliver.ts`,
        text: '#link=${link}`',
        off: '&link=${link}`',
        tests: [{ file: CODES, title: 'it does nothing when a mail scanner opens the page first, twice' }],
      },
      {
        what: 'only a script of our own page uses a link',
        file: 'server/src/plugins/same-origin.ts',
        text: "const isNoCall = effect === true && mode !== undefined && mode !== 'cors';",
        off: 'const isNoCall = effect === true && mode === undefined;',
        tests: [{ file: CODES, title: 'it does nothing for a link, an image, a prefetch or another site' }],
      },
      {
        what: 'the page waits for the press',
        file: 'mfe-auth/src/entities/mailed-code/proof-form.tsx',
        text: 'onConfirm={confirm}',
        off: 'onConfirm={(queueMicrotask(confirm), confirm)}',
        tests: [{ file: 'mfe-auth/test/verification.test.tsx', title: 'it does nothing by being opened' }],
      },
    ],
  },
];
