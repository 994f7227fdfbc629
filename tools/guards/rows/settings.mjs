import { utoken } from './connection.mjs';

const ROOM = 'server/src/modules/identity';
const PASSWORD = `${ROOM}/password/password.test.ts`;
const GRANT = `${ROOM}/password/grant.test.ts`;
const EMAIL = `${ROOM}/email/email.test.ts`;
const DEVICES = `${ROOM}/devices/devices.test.ts`;
const LEAVING = `${ROOM}/leaving/leaving.test.ts`;
const CAMPAIGNS = `server/src/modules/rewards/campaigns/campaigns.test.ts`;
const INVITES = `server/src/modules/rewards/invites/invites.test.ts`;
const HISTORY = `${ROOM}/history/history.test.ts`;
const PROOF = 'server/src/plugins/proof.test.ts';
const TOKEN_ONLY = 'it refuses who brings the token only';

/** What somebody does with an account of theirs. */
export const settings = [
  {
    row: 'A6',
    demands:
      'A code for a new password is redeemed once, for a grant in a cookie that no script reads: the address of the page, copied to another browser, is worth nothing. The grant works once, for its address and its purpose.',
    guards: [
      {
        what: 'no reset without a right code or the grant',
        file: `${ROOM}/password/reset.ts`,
        text: 'ensureOk(await codes.consume(',
        off: 'void (await codes.consume(',
        tests: [
          {
            file: GRANT,
            title: 'it is a grant of that browser, which resets the password once; the address with the code is worth nothing elsewhere',
          },
          { file: PASSWORD, title: 'it takes a code for the purpose that it was sent for' },
        ],
      },
      {
        what: 'the cookie is readable by no script',
        file: 'server/src/lib/host-cookie.ts',
        text: ' httpOnly: true,',
        off: '',
        tests: [{ file: `${ROOM}/codes/codes.test.ts`, title: 'it takes the right code once and gives this browser a grant' }],
      },
    ],
    seen: [
      { file: GRANT, title: 'it is a grant for its own address and purpose' },
      { file: `${ROOM}/codes/consume.test.ts`, title: 'it refuses a grant for another purpose, another address, and after ten minutes' },
      { file: GRANT, title: 'it is a grant by the mail’s link too, also where the code path is closed' },
    ],
  },
  {
    row: 'B5',
    demands: 'A new password ends the other sessions, a reset all of them, and the owner is told by mail.',
    guards: [
      {
        what: 'a change ends the others',
        file: `${ROOM}/password/change.ts`,
        text: "await sessions.endAll(tx, userId, 'password', sessionId);",
        off: '',
        tests: [
          {
            file: PASSWORD,
            title: 'it changes the password by the current one, ends the other sessions, keeps this one, and tells the owner',
          },
        ],
      },
      {
        what: 'a reset ends all',
        file: `${ROOM}/password/reset.ts`,
        text: "await sessions.endAll(tx, userId, 'password');",
        off: '',
        tests: [
          {
            file: PASSWORD,
            title: 'it sets the password of who proves the address, ends every session within a second, and tells the owner',
          },
        ],
      },
      {
        what: 'a mail about a change',
        file: `${ROOM}/password/change.ts`,
        text: "await keepAndTell(tx, sendMail, { owner, caller, at, action: 'password.change', change: 'passwordChanged' });",
        off: '',
        tests: [
          {
            file: PASSWORD,
            title: 'it changes the password by the current one, ends the other sessions, keeps this one, and tells the owner',
          },
        ],
      },
      {
        what: 'a mail about a reset',
        file: `${ROOM}/password/reset.ts`,
        text: "await keepAndTell(tx, sendMail, { owner, caller, at, actor: 'visitor', action: 'password.reset', change: 'passwordReset' });",
        off: '',
        tests: [
          {
            file: PASSWORD,
            title: 'it sets the password of who proves the address, ends every session within a second, and tells the owner',
          },
        ],
      },
      {
        what: 'no sign-in by a password that was just replaced',
        file: `${ROOM}/session/begin-statement.ts`,
        text: 'held.hash = $14',
        off: '$14::text is not null',
        tests: [{ file: PASSWORD, title: 'it refuses a sign-in whose password was changed while it was looked at' }],
      },
    ],
  },
  {
    row: 'B6',
    demands:
      'Who holds a session alone changes neither password nor address, takes no data and deletes nothing: it takes the current password or a code to the account’s address, with the budgets of the sign-in.',
    guards: [
      {
        what: 'evidence at all',
        file: `${ROOM}/confirmation/confirm.ts`,
        text: "if (code === undefined && grant === undefined) throw new AppError('confirmationNeeded');",
        off: 'if (code === undefined && grant === undefined) return async () => {};',
        tests: [
          { file: PASSWORD, title: TOKEN_ONLY },
          { file: EMAIL, title: TOKEN_ONLY },
          { file: EMAIL, title: 'it refuses the new address alone, a wrong password, and a call without proof' },
          { file: LEAVING, title: TOKEN_ONLY },
          { file: LEAVING, title: 'it refuses who brings the token only, a wrong password, a code for another purpose' },
        ],
      },
      {
        what: 'the right password',
        file: `${ROOM}/confirmation/confirm.ts`,
        text: 'if (!(await hasher.verify(given, kept.hash))) {',
        off: 'if (!(await hasher.verify(given, kept.hash)) && given === kept.hash) {',
        tests: [
          { file: PASSWORD, title: TOKEN_ONLY },
          { file: EMAIL, title: 'it refuses the new address alone, a wrong password, and a call without proof' },
          { file: LEAVING, title: 'it refuses who brings the token only, a wrong password, a code for another purpose' },
        ],
      },
      {
        what: 'the right code, for this purpose',
        file: `${ROOM}/confirmation/confirm.ts`,
        text: "if (outcome !== 'ok') throw new AppError(code === undefined ? 'confirmationNeeded' : outcome);",
        off: '',
        tests: [
          { file: PASSWORD, title: 'it takes a code for this purpose in place of the current password, and no other' },
          { file: LEAVING, title: 'it refuses who brings the token only, a wrong password, a code for another purpose' },
        ],
      },
      {
        what: 'one budget of wrong passwords with the sign-in',
        file: `${ROOM}/confirmation/confirm.ts`,
        text: 'await admit(subject, caller.network, human.demand);',
        off: '',
        tests: [{ file: PASSWORD, title: 'it lets nobody guess the current password faster than at the sign-in' }],
      },
      {
        what: 'a fresh sign-in where there is neither password nor address',
        file: `${ROOM}/confirmation/confirm.ts`,
        text: "if (!session || clock.now() - session.createdAt.getTime() > FRESH_MS) throw new AppError('confirmationNeeded');",
        off: "if (!session) throw new AppError('confirmationNeeded');",
        tests: [{ file: LEAVING, title: 'it asks an account with neither password nor address for a fresh sign-in' }],
      },
    ],
  },
  {
    row: 'F5',
    demands: 'A person sees their sessions and ends one or all others, which takes a second; nobody ends somebody else’s.',
    guards: [
      {
        what: 'one’s own only',
        file: `${ROOM}/session/service.ts`,
        text: 'return session?.userId === userId && sessionsOf(tx)',
        off: 'return session !== undefined && sessionsOf(tx)',
        tests: [{ file: DEVICES, title: 'it ends nobody else’s session, and says nothing of it' }],
      },
      {
        what: 'every process is told',
        file: `${ROOM}/session/repository.ts`,
        text: 'for (const { id } of rows) await tellRevoked(db, id);',
        off: '',
        tests: [{ file: DEVICES, title: 'it ends all but this session, tells the owner once, and nothing when there is none' }],
      },
    ],
    seen: [{ file: DEVICES, title: 'it lists the open sessions of the person, this one marked, and nobody else’s' }],
  },
  {
    row: 'F12',
    demands:
      'A token in an address reaches no log; what it opens is bound to a person, a device and a session, and a new password ends that session.',
    guards: [
      {
        what: 'the log keeps no query',
        file: 'server/src/lib/logger.ts',
        text: "path: url.split('?', 1)[0]",
        off: 'path: url',
        tests: [
          {
            file: 'server/src/lib/logger.test.ts',
            title: 'it keeps of a request its method, path and address, and nothing of its query or headers',
          },
        ],
      },
      ...utoken,
    ],
    seen: [
      { file: PASSWORD, title: 'it sets the password of who proves the address, ends every session within a second, and tells the owner' },
    ],
  },
  {
    row: 'G4',
    demands:
      'Calls that change how an account is opened, end sessions, give its data out or delete it carry a proof by the key of the session’s browser: of this call, this body, now, and once. A stolen token alone does none of it.',
    guards: [
      {
        what: 'the key is the session’s',
        file: 'server/src/lib/proof.ts',
        text: "await jwtVerify(proof, { ...key, alg: 'ES256' }, rules).then(",
        off: "await Promise.resolve({ payload: JSON.parse(String(Buffer.from(proof.split('.')[1] ?? '', 'base64url'))) }).then(",
        tests: [{ file: PROOF, title: 'it is refused from a browser that has the token and another key' }],
      },
      {
        what: 'of this very call',
        file: 'server/src/lib/proof.ts',
        text: 'return isOfCall && typeof jti',
        off: 'return typeof jti',
        tests: [
          { file: PROOF, title: 'it is refused when the body was changed' },
          { file: PROOF, title: 'it is refused with a proof %s' },
        ],
      },
      {
        what: 'once',
        file: 'server/src/plugins/proof.ts',
        text: 'const isFirst = jti !== undefined && (await proofs.use(sessionId, jti, new Date(clock.now())));',
        off: 'const isFirst = jti !== undefined;',
        tests: [
          { file: PROOF, title: 'it is taken once with the key of its session, and its body arrives whole' },
          { file: PROOF, title: 'it is taken once when sent ten times at once' },
        ],
      },
      {
        what: 'also where a visitor may call: binding an address to one’s account',
        file: 'server/src/plugins/proof.ts',
        text: 'if (request.person) await app.checkProof',
        off: 'if (request.person === undefined) await app.checkProof',
        tests: [{ file: EMAIL, title: 'it refuses a stolen token without the session’s key' }],
      },
      {
        what: 'every endpoint that needs it asks for it',
        file: 'server/src/core/demands.ts',
        text: '...(proof ? [proven] : []),',
        off: '...(endpoint.encoding ? [proven] : []),',
        tests: [
          { file: PASSWORD, title: TOKEN_ONLY },
          { file: EMAIL, title: TOKEN_ONLY },
          { file: DEVICES, title: 'it refuses a stolen token without the session’s key' },
          { file: LEAVING, title: TOKEN_ONLY },
        ],
      },
    ],
  },
  {
    row: 'I7',
    demands:
      'An invite is paid for a newcomer who was active, three days later, ten a day at most; never for oneself, for several on one device or for a ring; many from one network wait for an operator.',
    guards: [
      {
        what: 'activity',
        file: `server/src/modules/rewards/invites/judge.ts`,
        text: 'if (!(await isActive(tx, invite.userId))) return undefined;',
        off: '',
        tests: [{ file: INVITES, title: 'it comes once the newcomer was active on two days and three days have passed, and once' }],
      },
      {
        what: 'three days',
        file: `server/src/modules/rewards/invites/limits.ts`,
        text: 'export const COOLING_MS = 3 * DAY_MS;',
        off: 'export const COOLING_MS = 0 * DAY_MS;',
        tests: [{ file: INVITES, title: 'it comes once the newcomer was active on two days and three days have passed, and once' }],
      },
      {
        what: 'not the same device',
        file: `server/src/modules/rewards/invites/judge.ts`,
        text: "if (isSame) return { state: 'refused', reason: 'sameDevice' };",
        off: '',
        tests: [
          { file: INVITES, title: 'it is refused for oneself: the same device under another name' },
          { file: INVITES, title: 'it is refused for several newcomers on one device' },
        ],
      },
      {
        what: 'no ring',
        file: `server/src/modules/rewards/invites/judge.ts`,
        text: "if (isRing) return { state: 'refused', reason: 'ring' };",
        off: '',
        tests: [{ file: INVITES, title: 'it is refused for a ring: somebody whom one invited brings one’s own device back' }],
      },
      {
        what: 'no crowd out of one network',
        file: `server/src/modules/rewards/invites/limits.ts`,
        text: 'export const PER_NETWORK = 3;',
        off: 'export const PER_NETWORK = 3000;',
        tests: [{ file: INVITES, title: 'it waits for an operator when many come from one network' }],
      },
      {
        what: 'no newcomer out of the inviter’s own network',
        file: `server/src/modules/rewards/invites/judge.ts`,
        text: 'return isCrowd || (await isFromInviter(tx, invite)) ?',
        off: 'return isCrowd ?',
        tests: [
          {
            file: INVITES,
            title: 'it waits for an operator when the newcomer comes from the inviter’s network, and is theirs to give or refuse',
          },
        ],
      },
      {
        what: 'ten a day',
        file: `server/src/modules/rewards/invites/limits.ts`,
        text: 'export const COUNTED_PER_DAY = 10;',
        off: 'export const COUNTED_PER_DAY = 10_000;',
        tests: [{ file: INVITES, title: 'it comes for ten newcomers a day at most; the others have their turn later' }],
      },
    ],
    seen: [
      { file: INVITES, title: 'it comes once although several judge at the same time' },
      { file: INVITES, title: 'it shows who came, the latest first, page by page, and pays nothing for a sign-up' },
    ],
  },
];

/** Guards of other rows that stand in these rooms. */
export const settingsOfRows = {
  C8: [
    {
      what: 'the last way stays',
      file: `${ROOM}/email/service.ts`,
      text: "if (methods.every(({ kind }) => kind === 'email')) throw new AppError('lastSignInMethod');",
      off: '',
      tests: [{ file: EMAIL, title: 'it leaves the last way to sign in' }],
    },
    {
      what: 'an address of somebody else answers like a wrong code',
      file: `${ROOM}/email/prove.ts`,
      text: 'if (error instanceof AddressTaken) return tellOwner(address);',
      off: '',
      tests: [{ file: EMAIL, title: 'it tells of somebody else’s address by mail only' }],
    },
    {
      what: 'an address is one account’s also at once',
      file: `${ROOM}/email/prove.ts`,
      text: "if (!(await identitiesOf(tx).add(userId, { kind: 'email', subject: email }, at))) throw new AddressTaken();",
      off: "await identitiesOf(tx).add(userId, { kind: 'email', subject: email }, at);",
      tests: [{ file: EMAIL, title: 'it gives an address to one of two who bind it at once' }],
    },
  ],
  A3: [
    {
      what: 'a registration through an activity has a purpose of its own',
      file: `${ROOM}/session/register.ts`,
      text: "const purpose = body.denet === undefined ? 'reg' : 'denet';",
      off: "const purpose = 'reg';",
      tests: [{ file: CAMPAIGNS, title: 'it refuses a code for plain registration, and a code for an activity does not register plainly' }],
    },
  ],
  A5: [
    {
      what: 'a reset for an address without an account answers like a wrong code',
      file: `${ROOM}/password/reset.ts`,
      text: "if (userId === undefined) throw new AppError('wrongCode');",
      off: "if (userId === undefined) throw new AppError('notFound');",
      tests: [
        {
          file: PASSWORD,
          title: 'it answers a right code for an address without an account like a wrong one, with as much work, and uses it up',
        },
      ],
    },
  ],
  F2: [
    {
      what: 'new ones when an address is bound',
      file: `${ROOM}/email/service.ts`,
      text: "return tokens.replace(tx, person.sessionId, 'email');",
      off: 'return tokens.open(person.sessionId);',
      tests: [{ file: EMAIL, title: 'it binds a proven address, makes the session’s secrets new, and tells the owner' }],
    },
  ],
  F16: [
    {
      what: 'an owner reads their own events only',
      file: `${ROOM}/history/repository.ts`,
      text: 'const isOwn = inArray(audit.target, [...targets]);',
      off: "const isOwn = inArray(audit.outcome, ['done', 'refused']);",
      tests: [
        { file: HISTORY, title: 'it shows nothing of anybody else, no secret, no address, and of an operator neither name nor reason' },
      ],
    },
  ],
};
