const HERE = 'server/src/modules/identity/third-party';
const TEST = `${HERE}/third-party.test.ts`;
const TOKENS = `${HERE}/id-token.test.ts`;
const BINDINGS = `${HERE}/bindings.test.ts`;
const OIDC = `${HERE}/parties/oidc-party.ts`;
const OAUTH = `${HERE}/parties/oauth-party.ts`;
const PAGE = 'mfe-auth/test/third-party.test.tsx';
const WINDOW = 'mfe-auth/src/entities/third-party/window';

/** Signing in by Google, Discord and X. */
export const thirdParties = [
  {
    row: 'D1',
    demands:
      'A sign-in at a third party has a state, a nonce and PKCE (S256) of its own, goes on in the browser that began it, within ten minutes, once; the answer of one third party is never taken for another’s, and it leads to our own site only.',
    guards: [
      {
        what: 'the verifier of PKCE goes to the token’s address: OpenID',
        file: OIDC,
        text: 'pkceCodeVerifier: verifier, ',
        off: '',
        tests: [{ file: TEST, title: 'it makes one person with reward, invitation and session, and knows them the next time' }],
      },
      {
        what: 'and OAuth 2',
        file: OAUTH,
        text: '{ pkceCodeVerifier: verifier, expectedState: state }',
        off: '{ expectedState: state }',
        tests: [{ file: TEST, title: 'it takes Discord’s word for a confirmed address' }],
      },
      {
        what: 'another browser’s secret opens nothing',
        file: `${HERE}/repository.ts`,
        text: '    eq(thirdPartyFlows.browser, browser),\n',
        off: '',
        tests: [
          { file: TEST, title: 'it takes a state from the browser that began only, which goes on after that' },
          { file: TEST, title: 'it takes a code from the browser that began only' },
          { file: TEST, title: 'it takes the ticket of this browser and this third party only, and the person may go on after that' },
        ],
      },
      {
        what: 'each step is used up',
        file: `${HERE}/repository.ts`,
        text: 'await db.delete(thirdPartyFlows).where(rowOf(named, now)).returning();',
        off: 'await db.select().from(thirdPartyFlows).where(rowOf(named, now));',
        tests: [
          { file: TEST, title: 'it takes a state once' },
          { file: TEST, title: 'it takes a code once' },
        ],
      },
      {
        what: 'ten minutes',
        file: `${HERE}/flows.ts`,
        text: 'export const STEP_MS = 10 * 60_000;',
        off: 'export const STEP_MS = 20 * 60_000;',
        tests: [{ file: TEST, title: 'it takes no state after ten minutes' }],
      },
      {
        what: 'an address to lead back to for each third party',
        file: `${HERE}/journey.ts`,
        text: ' || begun.party !== name',
        off: '',
        tests: [{ file: TEST, title: 'it takes no answer of one third party for another’s' }],
      },
      {
        what: 'a cookie that no script reads',
        file: 'server/src/lib/host-cookie.ts',
        text: ' httpOnly: true,',
        off: '',
        tests: [{ file: TEST, title: 'it binds the journey to this browser by a cookie that no script reads' }],
      },
      {
        what: 'the path that a whole page goes on to',
        file: `${HERE}/journey.ts`,
        text: 'path: safePath(path, publicUrl)',
        off: 'path',
        tests: [{ file: TEST, title: 'it leads a whole page that began at %j back to %s' }],
      },
    ],
    seen: [
      { file: TEST, title: 'it takes no answer that names another issuer' },
      { file: TEST, title: 'it takes no answer with the query %j' },
      { file: TEST, title: 'it keeps nothing readable of who comes' },
    ],
  },
  {
    row: 'D2',
    demands:
      'Who somebody is at a third party, its server tells ours; `openid` and `email` of a browser name nobody. A name belongs to one third party.',
    guards: [
      {
        what: 'an address that the third party did not name',
        file: `${HERE}/auto.ts`,
        text: "if (claimed !== undefined && claimed !== comparedEmail(answered.somebody.email ?? ''))",
        off: 'if (claimed === null)',
        tests: [{ file: TEST, title: 'it refuses an address that the third party did not name' }],
      },
      {
        what: 'an answer belongs to one third party',
        file: `${HERE}/auto.ts`,
        text: 'step.party === partyOf(body.registertype) && ',
        off: '',
        tests: [
          { file: TEST, title: 'it takes no code for another third party' },
          { file: TEST, title: 'it takes the ticket of this browser and this third party only, and the person may go on after that' },
        ],
      },
      {
        what: 'a name is looked for at its own third party',
        file: 'server/src/modules/identity/users/identities.ts',
        text: 'where i.kind = $1 and',
        off: 'where $1::text is not null and',
        tests: [{ file: TEST, title: 'it takes the same name at two third parties for two people' }],
      },
      {
        what: 'a page of ours asks, no other site’s',
        file: `${HERE}/routes.ts`,
        text: "if (!isOwnPage(request, publicUrl)) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: TEST, title: 'it wants a page of ours, and no other site’s' }],
      },
      {
        what: 'an answer that was begun for binding signs nobody in',
        file: `${HERE}/auto.ts`,
        text: ' && step.bindTo === undefined',
        off: '',
        tests: [
          {
            file: BINDINGS,
            title: 'it takes no answer that was begun as a sign-in, nor one for another person, and signs in by none for binding',
          },
        ],
      },
    ],
    seen: [{ file: TEST, title: 'it refuses who only claims to be somebody' }],
  },
  {
    row: 'D3',
    demands: 'An ID token is of this issuer, for us, of this beginning, fresh, and signed with RS256 by a key that the issuer publishes.',
    guards: [
      {
        what: 'the signature',
        file: OIDC,
        text: '[enableNonRepudiationChecks, ',
        off: '[',
        tests: [{ file: TOKENS, title: 'it is refused when it %s' }],
      },
      {
        what: 'the nonce',
        file: OIDC,
        text: 'expectedNonce: nonce, ',
        off: '',
        tests: [{ file: TOKENS, title: 'it is taken when it is as it must be' }],
      },
    ],
    seen: [{ file: TOKENS, title: 'it is refused when it %s' }],
  },
  {
    row: 'D4',
    demands:
      'An account is linked by its e-mail address only to who has that mailbox now: by the word of who runs it, or by a code. Who signed up with a stranger’s address before has no way into the stranger’s account.',
    guards: [
      {
        what: 'the word of who does not run the mailbox links nothing',
        file: `${HERE}/auto.ts`,
        text: "if (trust === 'owned') return enter.link(tx, owner, visitor);",
        off: 'if (trust) return enter.link(tx, owner, visitor);',
        tests: [{ file: TEST, title: 'it asks for a code to the mailbox where the third party only knows what was true once' }],
      },
      {
        what: 'an address that is not confirmed counts for nothing',
        file: `${HERE}/auto.ts`,
        text: "if (trust === 'none') return { demand: 'verify' };",
        off: '',
        tests: [{ file: TEST, title: 'it answers the same of an address that is not confirmed, whether it is somebody’s or not' }],
      },
    ],
    seen: [
      { file: TEST, title: 'it gives who signed up with a stranger’s address before no way into the stranger’s account' },
      { file: TEST, title: 'it links by the word of who runs the mailbox, and tells the owner' },
    ],
  },
  {
    row: 'D5',
    demands: '1511453 and 1511600 come with a ticket; an address that is proven without it, or with another’s, signs nobody in.',
    guards: [
      {
        what: 'the code is for the address that was named',
        file: `${HERE}/auto.ts`,
        text: "if (isOther) throw new AppError('thirdPartyLoginRefused');",
        off: '',
        tests: [{ file: TEST, title: 'it takes no other address than the one that the third party named' }],
      },
    ],
    seen: [
      { file: TEST, title: 'it takes the ticket of this browser and this third party only, and the person may go on after that' },
      { file: TEST, title: 'it hears the same ticket again when the call is repeated' },
    ],
  },
  {
    row: 'D6',
    demands:
      'The window of a third party speaks to pages of our own origin alone, and of the beginning that they know; it may be silent for 20 seconds; where no window opens, the whole page goes.',
    guards: [
      {
        what: 'an answer of another beginning',
        file: 'mfe-auth/src/entities/third-party/visits.ts',
        text: 'visit?.flow === flow,',
        off: 'visit !== null,',
        tests: [{ file: PAGE, title: 'it hears no other window, no other beginning, and nothing without the shape of an answer' }],
      },
      {
        what: '20 seconds',
        file: `${WINDOW}.ts`,
        text: '}, THIRD_PARTY_WINDOW.timeoutMs);',
        off: '}, 2 * THIRD_PARTY_WINDOW.timeoutMs);',
        tests: [{ file: `${WINDOW}.test.ts`, title: 'it says timeout after 20 seconds of silence, and not before' }],
      },
      {
        what: 'a window that was blocked',
        file: 'mfe-auth/src/entities/third-party/visits.ts',
        text: "if (!opened) throw { party, word: 'blocked' } satisfies Trouble;",
        off: "if (!opened) throw { party, word: 'cancelled' } satisfies Trouble;",
        tests: [{ file: PAGE, title: 'it says that the browser blocked the window, and goes on in this tab when that is wished' }],
      },
      {
        what: 'no window is cut off from the one that opened it',
        file: `${HERE}/callback-page.ts`,
        text: "  'cross-origin-opener-policy': 'unsafe-none',\n",
        off: '',
        tests: [{ file: TEST, title: 'it tells the site’s own pages alone how it ended, and is cut off from no window' }],
      },
    ],
    seen: [],
  },
  {
    row: 'D7',
    demands: 'A third party is asked for no more than it takes to know who somebody is, and for a code only.',
    guards: [
      {
        what: 'the scopes of Discord',
        file: `${HERE}/parties/dialects.ts`,
        text: "scope: 'identify email',",
        off: "scope: 'identify email guilds',",
        tests: [{ file: TEST, title: 'it asks for a code with PKCE, a state and no more than it needs' }],
      },
    ],
    seen: [],
  },
  {
    row: 'D8',
    demands:
      'Binding and unbinding a third party carry the proof of the session’s key; one somebody is one account’s; the last way to sign in stays.',
    guards: [
      {
        what: 'the proof, when binding',
        file: 'shared/protocol/src/identity/third-parties/endpoints.ts',
        text: "user/bind/thirdparty',\n  access: 'user',\n  proof: true,",
        off: "user/bind/thirdparty',\n  access: 'user',",
        tests: [{ file: BINDINGS, title: 'it wants the proof of the session’s key: $id' }],
      },
      {
        what: 'and when unbinding',
        file: 'shared/protocol/src/identity/third-parties/endpoints.ts',
        text: "user/unbind/thirdparty',\n  access: 'user',\n  proof: true,",
        off: "user/unbind/thirdparty',\n  access: 'user',",
        tests: [{ file: BINDINGS, title: 'it wants the proof of the session’s key: $id' }],
      },
      {
        what: 'the last way stays',
        file: `${HERE}/bindings.ts`,
        text: '        await identities.ensureWayIn(userId);\n',
        off: '',
        tests: [{ file: BINDINGS, title: 'it stays' }],
      },
      {
        what: 'also when both of two are taken away at once',
        file: `${HERE}/bindings.ts`,
        text: 'const owner = await identities.hold(userId);',
        off: "const owner = { userId, uid, locale: 'en' as const };",
        tests: [{ file: BINDINGS, title: 'it stays when both of two are taken away at once' }],
      },
      {
        what: 'somebody else’s is taken',
        file: `${HERE}/bindings.ts`,
        text: "if (owner) throw new AppError(owner.userId === person.userId ? 'alreadyBound' : 'identityTaken');",
        off: "if (owner) throw new AppError('alreadyBound');",
        tests: [{ file: BINDINGS, title: 'it says of somebody else’s only that it is taken' }],
      },
      {
        what: 'an answer for another person is not bound',
        file: `${HERE}/bindings.ts`,
        text: 'answered?.bindTo !== person.userId || ',
        off: '!answered || ',
        tests: [
          {
            file: BINDINGS,
            title: 'it takes no answer that was begun as a sign-in, nor one for another person, and signs in by none for binding',
          },
        ],
      },
    ],
    seen: [{ file: BINDINGS, title: 'it lets one of two win who bind the same somebody at once' }],
  },
];
