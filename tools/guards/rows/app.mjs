const ROOM = 'shell/src/features/in-app';
const TEST = 'shell/test/in-app.test.ts';
const CODE = 'server/src/modules/identity/app-code';
const CODE_TEST = `${CODE}/app-code.test.ts`;
const STRANGE = 'it does nothing and throws nothing for 1,000 messages that are none of ours';

/** The native app and the pages inside of it. */
export const app = [
  {
    row: 'F13',
    demands:
      'A code of the native app signs somebody in only inside the app, which a challenge to its bridge shows, and only with the secret of the app that asked for it; it works once and for 60 s. A link or a user agent in a browser neither signs in nor out.',
    guards: [
      {
        what: 'the bridge answers before anything is taken',
        file: `${ROOM}/enter.ts`,
        text: 'const answer = await bridge.verify(token);\n  if (!answer) return;',
        off: "const answer = (await bridge.verify(token)) ?? { challenge: '', os: 'android' as const, version: '1', locale: 'en', verifier: 'v'.repeat(43) };",
        tests: [{ file: TEST, title: 'it waits 1.5 s for an object that never answers, and goes on as a browser' }],
      },
      {
        what: 'the very challenge',
        file: `${ROOM}/messages.ts`,
        text: '(given: unknown) => given === challenge,',
        off: '() => true,',
        tests: [{ file: TEST, title: 'it takes no object for the app that %s' }],
      },
      {
        what: 'an object of the window itself',
        file: `${ROOM}/bridge.ts`,
        text: 'const own = Object.getOwnPropertyDescriptor(page, OBJECT)?.value as unknown;',
        off: 'const own = (page as unknown as Record<string, unknown>)[OBJECT];',
        tests: [{ file: TEST, title: 'it ignores an element of the page that has the name of the app’s object' }],
      },
      {
        what: 'the user agent too',
        file: `${ROOM}/index.ts`,
        text: 'if (!scope.getState($runtime).app) return;',
        off: '',
        tests: [{ file: TEST, title: 'it asks nothing of an object where the user agent is a browser’s' }],
      },
      {
        what: 'no exchange without the secret',
        file: `${ROOM}/take-param.ts`,
        text: 'token !== null && verifier !== undefined ?',
        off: 'token !== null ?',
        tests: [{ file: TEST, title: 'it ignores a code that the app did not ask for: a link of somebody else’s signs nobody in' }],
      },
      {
        what: 'another person’s session ends',
        file: `${ROOM}/take-param.ts`,
        text: 'if (before !== null && !isTheirs) await bind(endFx)();',
        off: '',
        tests: [
          { file: TEST, title: 'it ends any session where the app gives no code: user, cookies, and the session on the server' },
          { file: TEST, title: 'it ends another person’s session before it takes the code' },
        ],
      },
      {
        what: 'the secret, on the server',
        file: `${CODE}/service.ts`,
        text: 'kept.length === given.length && timingSafeEqual(kept, given) && expiresAt',
        off: 'kept.length === given.length && expiresAt',
        tests: [
          { file: CODE_TEST, title: 'it is worth nothing without the secret of the app that asked for it, and a wrong one burns it' },
        ],
      },
      {
        what: '60 seconds',
        file: `${CODE}/service.ts`,
        text: 'export const APP_CODE_MS = 60_000;',
        off: 'export const APP_CODE_MS = 600_000;',
        tests: [{ file: CODE_TEST, title: 'it is worth nothing after 60 seconds' }],
      },
      {
        what: 'once',
        file: `${CODE}/repository.ts`,
        text: 'await db.delete(appCodes).where(eq(appCodes.hash, hash)).returning();',
        off: 'await db.select().from(appCodes).where(eq(appCodes.hash, hash));',
        tests: [{ file: CODE_TEST, title: 'it works once, also for twenty pages at the same moment' }],
      },
      {
        what: 'for sessions of the app alone',
        file: `${CODE}/service.ts`,
        text: '!session || !APP_OSES.includes(session.os)',
        off: '!session',
        tests: [{ file: CODE_TEST, title: 'it gives no code to a session of a browser, whatever system the call names' }],
      },
      {
        what: 'to pages of ours alone',
        file: `${CODE}/routes.ts`,
        text: "if (!isOwnPage(request, publicUrl)) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: CODE_TEST, title: 'it gives no session to a program that is no browser' }],
      },
    ],
    seen: [
      { file: TEST, title: 'it ignores %s, whatever it says, and keeps the session' },
      { file: TEST, title: 'it ignores a user agent that claims to be the app at %s' },
      { file: 'e2e/specs/in-app.spec.ts', title: 'it does nothing for a link or a user agent in a browser' },
    ],
  },
];

/** Guards of row F14 that stand in the shell: messages of the app. */
export const appMessages = [
  {
    what: 'the app’s messages: the kinds that there are, and their form',
    file: `${ROOM}/messages.ts`,
    text: 'return isMessage(value, OF_APP) ? (value as AppMessage) : null;',
    off: 'return value as AppMessage;',
    tests: [{ file: TEST, title: STRANGE }],
  },
  {
    what: 'names of callbacks are of one pattern',
    file: `${ROOM}/messages.ts`,
    text: "(value) => value === '' || like(CALLBACK)(value);",
    off: "(value) => typeof value === 'string';",
    tests: [{ file: TEST, title: STRANGE }],
  },
];
