const VERIFIER = 'server/src/lib/sign-verifier.ts';
const SIGN = 'server/src/plugins/sign.test.ts';
const DOCUMENT = 'server/src/api-document.test.ts';
const REGISTER = 'server/src/modules/identity/session/register.test.ts';

/** The `sign` header, and calls that happen once. */
export const signs = [
  {
    row: 'G1',
    demands:
      '`sign` is decrypted with the key of the system that the call names, is good for 120 s around the server’s time, and is decrypted once.',
    guards: [
      {
        what: 'every call is asked for it but the one that gives the keys',
        file: 'server/src/core/demands.ts',
        text: '...(isUnsigned ? [] : [sign]),',
        off: '',
        tests: [{ file: 'server/src/app.test.ts', title: 'it keeps the envelope for %s' }],
      },
      {
        what: 'what a call is asked for is told to who writes a client',
        file: 'server/src/plugins/openapi.ts',
        text: 'headers: headersOf(operation),',
        off: '',
        tests: [{ file: DOCUMENT, title: 'it declares of every endpoint what the server asks its calls for' }],
      },
      {
        what: 'the system inside is the one of the header',
        file: VERIFIER,
        text: ' && plain === signText(os as SignOs, at, version)',
        off: '',
        tests: [{ file: SIGN, title: 'it refuses, for one decryption, a value that %s' }],
      },
      {
        what: 'the window',
        file: VERIFIER,
        text: 'isCanonical && Math.abs(now - at) <= SIGN_WINDOW_MS',
        off: 'isCanonical && Math.abs(now - at) <= 1e9',
        tests: [{ file: SIGN, title: 'it judges a value that is %s by server time' }],
      },
      {
        what: 'the window holds for values that were seen before',
        file: VERIFIER,
        text: '?? 0) >= clock.now();',
        off: '?? 0) > 0;',
        tests: [{ file: SIGN, title: 'it refuses a value once it is older than the window, also out of the cache' }],
      },
      {
        what: 'the cache',
        file: VERIFIER,
        text: 'expiries.set(`${os} ${sign}`, expiry);',
        off: '',
        tests: [{ file: SIGN, title: 'it decrypts a value once and takes it again from its cache' }],
      },
    ],
  },
  {
    row: 'G2',
    demands: 'A wrong key, wrong padding and a wrong text get the same answer for the same work.',
    guards: [
      {
        what: 'padding that is wrong looks like a text that is wrong',
        file: VERIFIER,
        text: "(sign).catch(() => '');",
        off: '(sign);',
        tests: [{ file: SIGN, title: 'it answers every refusal alike' }],
      },
      {
        what: 'a system that does not exist costs a decryption too',
        file: VERIFIER,
        text: 'counts.decrypted++;',
        off: "if (!decrypts.has(os)) return 'refused';\n    counts.decrypted++;",
        tests: [{ file: SIGN, title: 'it refuses, for one decryption, a value that %s' }],
      },
    ],
  },
  {
    row: 'G3',
    demands: 'What has not the form of a value is refused before any decryption, and one address has a budget of decryptions.',
    guards: [
      {
        what: 'the form first',
        file: 'server/src/plugins/sign.ts',
        text: "if (!verifier.isWellFormed(sign)) throw new AppError('signRefused');",
        off: '',
        tests: [{ file: SIGN, title: 'it refuses without any decryption a value that %s' }],
      },
      {
        what: 'the budget',
        file: 'server/src/plugins/sign.ts',
        text: "if (!budget.isAllowed && budget.isExceeded) throw new AppError('rateLimited', { retryAfter: budget.ttlInSeconds });",
        off: '',
        tests: [{ file: SIGN, title: 'it holds over all endpoints together, and says when to come again' }],
      },
    ],
    seen: [{ file: SIGN, title: 'it decrypts no more for an address whose budget is used up, while others go on' }],
  },
  {
    row: 'G5',
    demands:
      'A call that must happen once carries a key: the same key gives the same answer and one effect, the same key with another body is refused.',
    guards: [
      {
        what: 'one effect',
        file: 'server/src/modules/identity/session/idempotency.ts',
        text: 'if (!fresh) {',
        off: 'if (!fresh && body === undefined) {',
        tests: [{ file: REGISTER, title: 'it gives the same key the same answer and one effect, also at once' }],
      },
      {
        what: 'no other body',
        file: 'server/src/modules/identity/session/idempotency.ts',
        text: "if (row?.bodyHash !== bodyHash) throw new AppError('idempotencyMismatch');",
        off: '',
        tests: [{ file: REGISTER, title: 'it refuses the same key with another body' }],
      },
      {
        what: 'no call without a key',
        file: 'server/src/plugins/once.ts',
        text: "if (typeof key === 'string' && KEY.test(key)) return key;",
        off: 'if (!Array.isArray(key)) return String(key);',
        tests: [{ file: REGISTER, title: 'it asks for a key' }],
      },
      {
        what: 'a run is booked once, whoever claims it and under whatever key',
        file: 'server/src/modules/games/runs/repository.ts',
        text: '.where(and(eq(runs.id, id), eq(runs.state, from)))',
        off: '.where(eq(runs.id, id))',
        tests: [
          {
            file: 'server/src/modules/games/runs/open-runs.test.ts',
            title: 'it books a run once, whoever asks, however often and at once',
          },
        ],
      },
    ],
    seen: [{ file: 'server/src/modules/games/runs/runs.test.ts', title: 'it pays once, however often and at once the same call comes' }],
  },
];
