const ROOM = 'server/src/modules/identity/session';
const SESSION = `${ROOM}/session.test.ts`;
const HTML = 'server/src/modules/site/signed-in.test.ts';
const TABS = 'shell/test/session.test.ts';
const LOGOUT = 'it ends the session on the server, in this tab and in every other within a second';
const STORM = 'it ends once for a storm of refusals: cookies gone, home with the path kept, one message and one dialog';

/** Sessions. */
export const sessions = [
  {
    row: 'F1',
    demands:
      'The secret that keeps somebody signed in lies in a `__Host-` cookie that no script reads; calls are authorised by their header, never by a cookie; the session’s key cannot be taken out of the browser.',
    guards: [
      {
        what: 'HttpOnly',
        file: 'server/src/lib/host-cookie.ts',
        text: ' httpOnly: true,',
        off: '',
        tests: [{ file: SESSION, title: 'it gives the session of the spec and its three cookies' }],
      },
      {
        what: 'one form of every cookie that holds a secret, over http too',
        file: 'server/src/lib/host-cookie.ts',
        text: ' secure: true,',
        off: '',
        tests: [
          {
            file: 'server/src/lib/host-cookie.test.ts',
            title: 'it is of this host alone, for https alone, and no script reads it, over http too',
          },
          { file: 'server/src/modules/identity/codes/codes.test.ts', title: 'it takes the right code once and gives this browser a grant' },
        ],
      },
      {
        what: 'Secure, SameSite=Lax, the whole site, no domain',
        file: `${ROOM}/cookies.ts`,
        text: "const shared = { path: '/', secure: true, sameSite: 'lax' } as const;",
        off: "const shared = { path: '/', secure: true, sameSite: 'none' } as const;",
        tests: [{ file: SESSION, title: 'it gives the session of the spec and its three cookies' }],
      },
      {
        what: 'no cookie authorises a call',
        file: 'server/src/plugins/person.ts',
        text: 'const authorization = request.headers[HEADERS.authorization];',
        off: "const authorization = request.headers[HEADERS.authorization] ?? /user_login_info=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];",
        tests: [{ file: SESSION, title: 'it is taken from the header only, never from a cookie' }],
      },
      {
        what: 'the private key cannot be exported',
        file: 'shell/src/features/session/session-key.ts',
        text: 'generateKey(ALGORITHM, false,',
        off: 'generateKey(ALGORITHM, true,',
        tests: [
          {
            file: 'shell/src/features/session/session-key.test.ts',
            title: 'it keeps a private half that signs and that nobody can take out',
          },
        ],
      },
    ],
    seen: [
      { file: HTML, title: 'it restores session and profile, is stored nowhere, and rotates nothing' },
      { file: 'mfe-auth/test/verification.test.tsx', title: 'it keeps no password in any storage' },
      {
        file: 'e2e/specs/sign-up.spec.ts',
        title: 'it keeps what was typed when the code is wrong, takes the right one, signs in again later, and leaves no secret to scripts',
      },
    ],
  },
  {
    row: 'F2',
    demands: 'Secrets of a session have 128 bits or more and are new at every sign-in, whatever the browser held before.',
    guards: [
      {
        what: 'a new session for every sign-in',
        file: `${ROOM}/tokens.ts`,
        text: "const id = randomBytes(16).toString('base64url');",
        off: "const id = Buffer.from(`${userId} ${device.deviceId}`).toString('base64url');",
        tests: [{ file: SESSION, title: 'it makes new secrets at every sign-in, whatever the browser held before' }],
      },
      {
        what: 'grants of 128 bits',
        file: 'server/src/modules/identity/codes/secrets.ts',
        text: 'const SECRET_BYTES = 16;',
        off: 'const SECRET_BYTES = 4;',
        tests: [
          { file: 'server/src/modules/identity/codes/codes.test.ts', title: 'it takes the right code once and gives this browser a grant' },
        ],
      },
    ],
  },
  {
    row: 'F3',
    demands:
      'An access token lives 10 minutes and has one spelling, so nobody fills the memory of those that were checked; every refresh gives a new refresh token, and one that comes back after 30 s ends its family; 30 days idle and 90 days in all are the limits.',
    guards: [
      {
        what: 'ten minutes',
        file: `${ROOM}/access-token.ts`,
        text: 'export const ACCESS_MS = 10 * 60_000;',
        off: 'export const ACCESS_MS = 100 * 60_000;',
        tests: [{ file: SESSION, title: 'it dies after ten minutes, and nobody but the server can make or change one' }],
      },
      {
        what: 'a dead token is dead',
        file: `${ROOM}/access-token.ts`,
        text: 'claims.exp > now ?',
        off: 'claims.exp > 0 ?',
        tests: [{ file: SESSION, title: 'it dies after ten minutes, and nobody but the server can make or change one' }],
      },
      {
        what: 'nobody else makes a token',
        file: `${ROOM}/access-token.ts`,
        text: "const payload = keyring.unsign('access', token);",
        off: "const payload = token.split('.')[0];",
        tests: [{ file: SESSION, title: 'it dies after ten minutes, and nobody but the server can make or change one' }],
      },
      {
        what: 'one spelling of a token',
        file: 'server/src/lib/keyring.ts',
        text: 'return given.length === own.length && timingSafeEqual(given, own);',
        off: "return given.length >= own.length && Buffer.from(mac, 'base64url').equals(Buffer.from(macOf(purpose, text), 'base64url'));",
        tests: [{ file: `${ROOM}/access-token.test.ts`, title: 'it has one spelling: any other is refused, and remembered by nobody' }],
      },
      {
        what: 'reuse ends the family',
        file: `${ROOM}/tokens.ts`,
        text: "await repository.revoke(session.id, 'reuse', at);",
        off: '',
        tests: [{ file: SESSION, title: 'it repeats its answer for 30 s to who lost it, and ends the family after that' }],
      },
      {
        what: 'the limit of 30 days idle',
        file: `${ROOM}/service.ts`,
        text: ' || lastSeenAt.getTime() + IDLE_MS <= now',
        off: '',
        tests: [{ file: SESSION, title: 'it ends a session that was idle for 30 days, and any after 90' }],
      },
      {
        what: 'the limit of 90 days',
        file: `${ROOM}/service.ts`,
        text: ' || expiresAt.getTime() <= now',
        off: '',
        tests: [{ file: SESSION, title: 'it ends a session that was idle for 30 days, and any after 90' }],
      },
    ],
  },
  {
    row: 'F4',
    demands:
      'Logout ends the session on every server within a second, takes its cookies away by name, is followed by the other tabs, and Back shows nothing private.',
    guards: [
      {
        what: 'the end on the server',
        file: `${ROOM}/service.ts`,
        text: 'const isDone = await sessionsOf(tx).revoke(sessionId, reason, at);',
        off: 'const isDone = sessionId !== undefined;',
        tests: [{ file: SESSION, title: 'it ends the session in every server within a second, also after a restart' }],
      },
      {
        what: 'the end of an access token that still lives',
        file: `${ROOM}/authentication.ts`,
        text: 'return claims && !revocations.has(claims.sessionId) ? claims : null;',
        off: 'return claims;',
        tests: [{ file: SESSION, title: 'it ends the session in every server within a second, also after a restart' }],
      },
      {
        what: 'cookies gone',
        file: `${ROOM}/routes.ts`,
        text: "await sessions.end(sessionId, uid, 'logout');\n    clearSessionCookies(reply);",
        off: "await sessions.end(sessionId, uid, 'logout');",
        tests: [{ file: SESSION, title: 'it takes the session’s cookies away by name and leaves language and theme' }],
      },
      {
        what: 'the other tabs',
        file: 'shell/src/features/session/other-tabs.ts',
        text: "news.kind === 'signedOut' && session !== null",
        off: "news.kind === 'signedOut' && session === null",
        tests: [{ file: TABS, title: LOGOUT }],
      },
      {
        what: 'a page out of the browser’s memory',
        file: 'shell/src/features/session/restored-page.ts',
        text: 'document.documentElement.hidden = true;',
        off: '',
        tests: [
          {
            file: 'shell/src/features/session/restored-page.test.ts',
            title: 'it hides a page at once whose session ended meanwhile, and loads it anew',
          },
        ],
      },
    ],
    seen: [{ file: HTML, title: 'it shows nobody after logout, or with a cookie that is wrong' }],
  },
  {
    row: 'F6',
    demands: 'Many refusals at once are one renewal, one message, one dialog, and the path is kept.',
    guards: [
      {
        what: 'one tab renews at a time',
        file: 'shell/src/features/session/renewal.ts',
        text: 'return navigator.locks ? navigator.locks.request(LOCK, work) : work();',
        off: 'return work();',
        tests: [{ file: TABS, title: 'it renews in one tab at a time, and the others take its token' }],
      },
      {
        what: 'a token that is dead is not renewed again',
        file: 'shell/src/features/session/renewal.ts',
        text: 'bind(tokenDied)(before.token);',
        off: '',
        tests: [{ file: TABS, title: STORM }],
      },
      {
        what: 'a refusal is told once',
        file: 'shared/client/src/refusals.ts',
        text: 'filter: (told, { kind }) => !told.includes(kind),',
        off: 'filter: () => true,',
        tests: [{ file: TABS, title: 'it asks a visitor to sign in on the spot, once' }],
      },
      {
        what: 'the path is kept',
        file: 'shell/src/features/session/home-keeping.ts',
        text: 'if (!isHome(pathname)) return signInAddress(pathname + search + hash, mobile);',
        off: '',
        tests: [{ file: TABS, title: STORM }],
      },
    ],
    seen: [{ file: TABS, title: 'it renews a dead token once for many calls, and all of them succeed' }],
  },
];
