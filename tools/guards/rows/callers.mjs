const ACCOUNT = 'server/src/modules/identity';
const SESSION = `${ACCOUNT}/session/session.test.ts`;
const STANDING = 'server/src/cli/standing.test.ts';
const SAME_ORIGIN = 'server/src/plugins/same-origin.test.ts';
const APP = 'server/src/app.test.ts';

/** Who calls, from where, and what is kept of it. */
export const callers = [
  {
    row: 'F8',
    demands: 'The id of a device is a hint: accounts, networks and budgets hold whatever a call says of its device.',
    guards: [
      {
        what: 'a banned account is banned everywhere',
        file: 'server/src/plugins/person.ts',
        text: 'if (ban) return refuse(',
        off: 'if (false) return refuse(',
        tests: [{ file: STANDING, title: 'it holds for the account from a device and network that are not shut out' }],
      },
      {
        what: 'budgets of wrong passwords ask for address and network alone',
        file: `${ACCOUNT}/session/login.ts`,
        text: 'await admit(subject, caller.network, demandHuman);',
        off: 'await admit(subject, caller.network + caller.device.deviceId, demandHuman);',
        tests: [{ file: SESSION, title: 'it makes who fails wait, whatever device the calls say they come from' }],
      },
    ],
    seen: [{ file: STANDING, title: 'it shuts a device out, and neither account nor network by it' }],
  },
  {
    row: 'F9',
    demands:
      'The client’s address is the right-most hop that is no proxy of ours; an IPv6 /64 is one visitor; an address that cannot be read is refused.',
    guards: [
      {
        what: 'headers of a client are not believed',
        file: 'server/src/app.ts',
        text: 'trustProxy: config.trustProxy.length > 0 && trustedProxies(config.trustProxy),',
        off: 'trustProxy: true,',
        tests: [
          { file: APP, title: 'it is the right-most hop that is no proxy of ours, whatever the client wrote before it' },
          { file: APP, title: 'it is the connection’s when no proxy is trusted' },
          { file: STANDING, title: 'it shuts a network out, whatever a client says of its address' },
        ],
      },
      {
        what: 'a /64 has one budget of calls',
        file: 'server/src/plugins/rate-limits.ts',
        text: 'ipv6Subnet: 64,',
        off: 'ipv6Subnet: 128,',
        tests: [{ file: APP, title: 'it is the whole /64 of an IPv6 address, for one visitor has as many' }],
      },
      {
        what: 'a /64 is one network',
        file: 'server/src/lib/network-of.ts',
        text: '.slice(0, 4)',
        off: '.slice(0, 5)',
        tests: [{ file: 'server/src/lib/network-of.test.ts', title: 'it takes %j as %s' }],
      },
      {
        what: 'an address that cannot be read is refused',
        file: `server/src/modules/moderation/standing/bans.ts`,
        text: "if (isIP(plain) === 0) return 'ipBlacklisted';",
        off: '',
        tests: [{ file: `server/src/modules/moderation/standing/bans.test.ts`, title: 'it answers for %s with %s' }],
      },
    ],
  },
  {
    row: 'F10',
    demands:
      'Calls of other sites do nothing; GETs with an effect, and the one call that a cookie decides over, are taken from scripts of our own pages only.',
    guards: [
      {
        what: 'no call of another site',
        file: 'server/src/plugins/same-origin.ts',
        text: 'isForeign(request, publicUrl) || isNoCall',
        off: 'isNoCall',
        tests: [
          { file: SAME_ORIGIN, title: 'it refuses what a browser calls %s' },
          { file: `${ACCOUNT}/codes/codes.test.ts`, title: 'it sends nothing for %s' },
        ],
      },
      {
        what: 'no image, link or prefetch',
        file: 'server/src/plugins/same-origin.ts',
        text: 'isForeign(request, publicUrl) || isNoCall',
        off: 'isForeign(request, publicUrl)',
        tests: [
          { file: SAME_ORIGIN, title: 'it does nothing for %s' },
          { file: `${ACCOUNT}/codes/codes.test.ts`, title: 'it sends nothing for %s' },
        ],
      },
      {
        what: 'renewal only for a page of ours',
        file: `${ACCOUNT}/session/routes.ts`,
        text: "if (!isOwnPage(request, config.publicUrl)) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: SESSION, title: 'it needs sign, and a browser that says where the call is from' }],
      },
    ],
    seen: [{ file: SAME_ORIGIN, title: 'it takes no form and no plain text' }],
  },
  {
    row: 'F11',
    demands: 'No other origin reads an answer: our own one is compared as a whole, and there is no CORS.',
    guards: [
      {
        what: 'exact origin',
        file: 'server/src/lib/own-origin.ts',
        text: 'origin !== ownOrigin(request, publicUrl)',
        off: '!origin.startsWith(ownOrigin(request, publicUrl))',
        tests: [
          { file: SAME_ORIGIN, title: 'it refuses those of a page of %s, and lets it read nothing' },
          { file: SAME_ORIGIN, title: 'it refuses look-alikes of the public address: %s' },
        ],
      },
      {
        what: 'no CORS header',
        file: 'server/src/plugins/security-headers.ts',
        text: "'x-content-type-options': 'nosniff',",
        off: "'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*',",
        tests: [{ file: APP, title: 'it never lets another site read an answer' }],
      },
    ],
  },
  {
    row: 'F15',
    demands: 'Nobody stores what belongs to a person, also at an address that looks like a file; two people never see each other’s page.',
    guards: [
      {
        what: 'answers of the API',
        file: 'server/src/plugins/security-headers.ts',
        text: "'cache-control': 'no-store',",
        off: '',
        tests: [{ file: SESSION, title: 'it lets nobody store them, also at an address that looks like a file' }],
      },
      {
        what: 'HTML with a session',
        file: 'server/src/modules/site/index.ts',
        text: "signedIn ? 'private, no-store' : 'private, no-cache'",
        off: "'private, no-cache'",
        tests: [
          {
            file: 'server/src/modules/site/signed-in.test.ts',
            title: 'it restores session and profile, is stored nowhere, and rotates nothing',
          },
        ],
      },
      {
        what: 'the service worker keeps no page',
        file: 'shell/src/features/service-worker/answer-page.ts',
        text: 'return await answerNavigation(event, scope);',
        off: 'const answer = await answerNavigation(event, scope); await (await scope.caches.open(CACHE)).put(event.request.url, answer.clone()); return answer;',
        tests: [{ file: 'shell/src/features/service-worker/service-worker.test.ts', title: 'it keeps no page' }],
      },
      {
        what: 'HTML differs by cookie',
        file: 'server/src/modules/site/index.ts',
        text: "'cookie, accept-language, x-facebook-locale'",
        off: "'accept-language'",
        tests: [{ file: 'server/src/modules/site/signed-in.test.ts', title: 'it shows two people each their own' }],
      },
    ],
  },
  {
    row: 'F16',
    demands: 'The owner is told of a sign-in on a new device; every event of signing in is kept, without secrets.',
    guards: [
      {
        what: 'notice of a new device',
        file: `${ACCOUNT}/session/begin-session.ts`,
        text: 'if (isNew && email) await',
        off: "if (isNew && email === '') await",
        tests: [{ file: SESSION, title: 'it tells the owner of a sign-in on a new device, and only then' }],
      },
      {
        what: 'refused sign-ins are kept',
        file: `${ACCOUNT}/session/login.ts`,
        text: 'await refused(subject, caller.network);',
        off: '',
        tests: [{ file: SESSION, title: 'it keeps every event of signing in, and no token, password or address with it' }],
      },
      {
        what: 'by the keyed hash of the address',
        file: `${ACCOUNT}/session/login.ts`,
        text: "const subject = keyring.mac('subject', comparedEmail(email));",
        off: 'const subject = comparedEmail(email);',
        tests: [{ file: SESSION, title: 'it keeps every event of signing in, and no token, password or address with it' }],
      },
      {
        what: 'codes and links that were tried are kept',
        file: `${ACCOUNT}/codes/consume.ts`,
        text: "await keep(outcome === 'ok' ? tx : tries, { aim, action: 'code', network, outcome });",
        off: '',
        tests: [
          {
            file: `${ACCOUNT}/codes/secrecy.test.ts`,
            title: 'it keeps every look at a code or link as an event, without the address and the secrets',
          },
        ],
      },
      {
        what: 'no secret in the log',
        file: 'server/src/lib/logger.ts',
        text: 'redact: { paths: SECRETS,',
        off: 'redact: { paths: [],',
        tests: [{ file: 'server/src/lib/logger.test.ts', title: 'it hides secrets that somebody logs' }],
      },
    ],
  },
  {
    row: 'F17',
    demands: 'The dev mailbox and `/metrics` are for who asks this server itself: what a proxy or a tunnel passes on gets 404.',
    guards: [
      {
        what: 'the headers of proxies and tunnels',
        file: 'server/src/lib/forwarded.ts',
        text: 'Object.keys(headers).some((name) => FORWARDED.test(name))',
        off: "Object.keys(headers).includes('x-forwarded-for')",
        tests: [{ file: 'server/src/lib/forwarded.test.ts', title: 'it tells nothing through a proxy, which adds %s' }],
      },
      {
        what: 'at `/metrics`',
        file: 'server/src/plugins/metrics.ts',
        text: ', onRequest: notForwarded }',
        off: ' }',
        tests: [{ file: 'server/src/lib/forwarded.test.ts', title: 'it tells nothing through a proxy, which adds %s' }],
      },
    ],
    seen: [{ file: 'server/src/lib/forwarded.test.ts', title: 'it tells who asks itself' }],
  },
];
