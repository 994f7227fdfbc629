const ROOM = 'server/src/modules/registry';
const CHANNELS = `${ROOM}/channels`;
const AUDIENCE = `${CHANNELS}/audience.test.ts`;
const CANARY = `${CHANNELS}/canary.test.ts`;
const OVERRIDE = `${CHANNELS}/override.test.ts`;
const LOCAL = `${CHANNELS}/local-override.test.ts`;
const TAGS = 'shell/src/core/federation/served-tags.test.ts';
const TEAM = `${CHANNELS}/routes.test.ts`;

/** Who decides which version a visitor gets. */
export const channels = [
  {
    row: 'J8',
    demands:
      'Which versions visitors get is decided by the team alone, in the name of whoever did it; nobody gets into a canary by a made-up cookie or link, a link ends, and what is switched off runs nowhere.',
    guards: [
      {
        what: 'the role',
        file: `${CHANNELS}/team.ts`,
        text: "if (!person || !isOfTeam(rolesOf(person.userId))) throw new AppError('forbidden');",
        off: '',
        tests: [{ file: TEAM, title: 'it gets nothing of $id, and changes nothing' }],
      },
      {
        what: 'the mac of a browser’s id',
        file: `${CHANNELS}/visitors.ts`,
        text: "return keyring.unsign('browser', browserCookie.read(request) ?? '') ?? null;",
        off: "return browserCookie.read(request)?.split('.')[0] || null;",
        tests: [{ file: AUDIENCE, title: 'it knows a browser by a cookie that no script reads and nobody makes' }],
      },
      {
        what: 'who may override',
        file: `${CHANNELS}/overriding.ts`,
        text: 'who !== null && isOfTeam(standing.rolesOf(who.userId));',
        off: 'who !== null;',
        tests: [
          { file: OVERRIDE, title: 'it is nothing to %s' },
          { file: LOCAL, title: 'it changes no byte and no header for %s' },
        ],
      },
      {
        what: 'the mac of an override',
        file: `${CHANNELS}/override.ts`,
        text: "const text = keyring.unsign('override', value ?? '');",
        off: "const text = value?.split('.')[0];",
        tests: [{ file: OVERRIDE, title: 'it holds for nobody else who gets the cookie, and for nobody who made one' }],
      },
      {
        what: 'an override is one person’s',
        file: `${CHANNELS}/override.ts`,
        text: 'return owner === uid ? overrides : {};',
        off: 'return overrides;',
        tests: [
          { file: OVERRIDE, title: 'it holds for nobody else who gets the cookie, and for nobody who made one' },
          { file: LOCAL, title: 'it changes no byte and no header for %s' },
        ],
      },
      {
        what: 'a development server is on the developer’s own machine',
        file: `${CHANNELS}/local-origin.ts`,
        text: '(?:localhost|127\\.0\\.0\\.1|\\[::1\\])',
        off: '[^/]+',
        tests: [{ file: LOCAL, title: 'it takes no code from %s' }],
      },
      {
        what: 'no other site’s link lets one take part',
        file: `${CHANNELS}/overriding.ts`,
        text: "if (OWN_WISH.includes(String(request.headers['sec-fetch-site']))) return undefined;",
        off: 'return undefined;',
        tests: [{ file: LOCAL, title: 'it does not follow another site’s link (%j)' }],
      },
      {
        what: 'a release of the shell takes no code of one',
        file: 'shell/src/core/federation/tags.ts',
        text: "process.env.NODE_ENV === 'development' && Object.keys(pin.integrity).length === 0",
        off: 'Object.keys(pin.integrity).length === 0',
        tests: [{ file: TAGS, title: 'it is no script of a release of the shell, whatever a registry says' }],
      },
      {
        what: 'and the development flavour of that origin and folder alone',
        file: 'shell/src/core/federation/tags.ts',
        text: "served.get(REMOTE_PATH.exec(pathname)?.[1] ?? '') === origin",
        off: "(origin !== '' && served.has(REMOTE_PATH.exec(pathname)?.[1] ?? ''))",
        tests: [
          { file: TAGS, title: 'it has no integrity in the development flavour, which takes its files from that origin and folder alone' },
        ],
      },
      {
        what: 'only the hash of a link is kept',
        file: `${CHANNELS}/canary-service.ts`,
        text: "{ id: linkId(secret) ?? '', expires }",
        off: '{ id: secret, expires }',
        tests: [{ file: AUDIENCE, title: 'it is kept nowhere: the database holds its hash alone' }],
      },
      {
        what: 'the end of a link',
        file: `${CHANNELS}/choices.ts`,
        text: '(links.get(id) ?? 0) > now',
        off: 'links.has(id)',
        tests: [{ file: AUDIENCE, title: 'it leads to the page without itself, and the browser has the canary until the link is over' }],
      },
      {
        what: 'a link leads on within the site',
        file: 'server/src/modules/site/index.ts',
        text: 'redirect(safePath(wayOn, config.publicUrl), 302)',
        off: 'redirect(wayOn, 302)',
        tests: [{ file: AUDIENCE, title: 'it is worth nothing when it is wrong, and never leads to another site' }],
      },
      {
        what: 'no canary takes another’s paths',
        file: `${ROOM}/versions/repository.ts`,
        text: '.orderBy(channels.remote, channels.channel);',
        off: '.where(eq(channels.channel, LIVE));',
        tests: [
          { file: CANARY, title: 'it lets no other remote have a route of a canary, live or as a canary, until the canary is over' },
          {
            file: `${ROOM}/gate/site-runs-on.test.ts`,
            title: 'it solves the composition against canaries too, of others and not of its own',
          },
        ],
      },
      {
        what: 'a rollback names what it goes back from',
        file: `${ROOM}/pins/service.ts`,
        text: 'if (from !== undefined && from !== live)',
        off: 'if (from === null)',
        tests: [
          { file: CANARY, title: 'it goes back only from the version that is meant' },
          { file: TEAM, title: 'it goes back once when somebody presses twice' },
        ],
      },
      {
        what: 'a page loads nothing of what is off',
        file: 'shell/src/core/federation/open-part.ts',
        text: 'entry && !entry.isOff ?',
        off: 'entry ?',
        tests: [{ file: 'shell/src/core/federation/open-part.test.ts', title: 'it loads nothing of a remote that is switched off' }],
      },
    ],
    seen: [
      { file: TEAM, title: 'it needs a proof of the session’s own browser for $id' },
      { file: TEAM, title: 'it says why it is refused, changes nothing and stands in the audit' },
      { file: AUDIENCE, title: 'it is nobody’s once the session has ended or its cookie is forged' },
    ],
  },
];
