const ACCOUNT = 'server/src/modules/identity';
const STANDING = 'server/src/cli/standing.test.ts';
const BY_ACCOUNT = { file: STANDING, title: 'it shuts an account out of every call within a second, and lets it in again' };
const EXPEL = `${ACCOUNT}/session/expel.test.ts`;
const BY_CALL = { file: EXPEL, title: 'it loses cookies and session with a call that is refused, also once the block is lifted' };
const BY_DOCUMENT = { file: EXPEL, title: 'it loses them with a document too, which is a visitor’s and says why' };
const REALTIME = 'server/src/modules/realtime';
const SOCKETS = `${ACCOUNT}/session/session-revoked`;

/** Who is shut out. */
export const bans = [
  {
    row: 'F7',
    demands:
      'Who is shut out, by account, device or network, is refused within a second by every call, leaves every socket and is signed out by the refusal; nobody else feels it.',
    guards: [
      {
        what: 'device and network, before anything else of a call',
        file: 'server/src/plugins/bans.ts',
        text: 'if (!ban) return done();',
        off: 'return done();',
        tests: [
          { file: STANDING, title: 'it shuts a device out, and neither account nor network by it' },
          { file: STANDING, title: 'it shuts a network out, whatever a client says of its address' },
        ],
      },
      {
        what: 'the account, as soon as the token is read',
        file: 'server/src/plugins/person.ts',
        text: 'if (ban) return refuse(',
        off: 'if (false) return refuse(',
        tests: [BY_ACCOUNT, { file: STANDING, title: 'it holds for the account from a device and network that are not shut out' }],
      },
      {
        what: 'the account, at sign-in',
        file: `${ACCOUNT}/session/login.ts`,
        text: 'letIn(known.uid);',
        off: '',
        tests: [BY_ACCOUNT],
      },
      {
        what: 'the account, at a renewal',
        file: `${ACCOUNT}/session/routes.ts`,
        text: 'if (!ban) return giveSession(',
        off: 'return giveSession(',
        tests: [BY_ACCOUNT],
      },
      {
        what: 'the session of a refused call',
        file: `${ACCOUNT}/session/authentication.ts`,
        text: "await sessions.end(sessionId, uid, 'ban');",
        off: 'void sessionId;',
        tests: [BY_CALL, BY_DOCUMENT],
      },
      {
        what: 'its cookies',
        file: `${ACCOUNT}/session/authentication.ts`,
        text: 'if (!open || expelled.includes(open)) clearSessionCookies(reply);',
        off: '',
        tests: [BY_CALL, BY_DOCUMENT],
      },
      {
        what: 'a document',
        file: 'server/src/modules/site/index.ts',
        text: 'if (ban) await identity.authentication.expel(request, reply);',
        off: '',
        tests: [BY_DOCUMENT],
      },
      {
        what: 'nobody else’s session',
        file: `${ACCOUNT}/session/authentication.ts`,
        text: 'carried.filter((session) => banOfSession(call, session))',
        off: 'carried',
        tests: [{ file: EXPEL, title: 'it keeps the session of one account when another one of the browser is blocked' }],
      },
      {
        what: 'sockets',
        file: `${SOCKETS}.ts`,
        text: 'if (by && watched.delete(watch)) watch.revoked(by);',
        off: '',
        tests: [
          { file: `${SOCKETS}.test.ts`, title: 'it ends the socket of a blocked %s once, and no other' },
          { file: `${SOCKETS}.test.ts`, title: 'it ends the socket of a session that is over, and no other' },
        ],
      },
      {
        what: 'the connection of whoever it is told of',
        file: `${REALTIME}/gateway/gateway.ts`,
        text: 'deviceId, ip }, connection.close);',
        off: 'deviceId, ip }, () => undefined);',
        tests: [
          { file: `${REALTIME}/realtime.test.ts`, title: 'it comes with a block of the %s' },
          { file: `${REALTIME}/realtime.test.ts`, title: 'it comes with a logout, within a second, for that session alone' },
          { file: `${REALTIME}/realtime.test.ts`, title: 'it comes with another password' },
        ],
      },
    ],
    seen: [{ file: 'server/src/modules/site/signed-in.test.ts', title: 'it sees the page as a visitor' }],
  },
];
