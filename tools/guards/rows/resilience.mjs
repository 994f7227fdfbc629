const FUZZ = { file: 'server/src/fuzz.test.ts', title: 'it answers hostile calls of every endpoint without a fault, within 5 s' };
const REGISTRY = 'server/src/modules/registry';

/** What never makes the server fail. */
export const resilience = [
  {
    row: 'J11',
    demands:
      'Nothing that a caller sends, and no name that somebody chose, makes the server fail; a server that makes no pages gets no visitors; what fails is in the log.',
    guards: [
      {
        what: 'no version by a property that every object has',
        file: `${REGISTRY}/channels/choices.ts`,
        text: 'ownEntry(audience.overrides, name)',
        off: 'audience.overrides[name]',
        tests: [
          {
            file: `${REGISTRY}/channels/choices.test.ts`,
            title: 'it takes no property that every object has for the choice of a remote of this name',
          },
        ],
      },
      {
        what: 'no remote of such a name is published',
        file: `${REGISTRY}/gate/form/form.ts`,
        text: 'if (name in Object.prototype) return',
        off: 'if (name === remote + remote) return',
        tests: [{ file: `${REGISTRY}/gate/gate.test.ts`, title: 'it refuses the name of what every object has' }],
      },
      {
        what: 'nor created',
        file: 'tools/create/arguments.mjs',
        text: 'if (name in Object.prototype)',
        off: 'if (name === null)',
        tests: [{ file: 'tools/create/arguments.test.mjs', title: 'a remote has no name that every object has' }],
      },
      {
        what: 'nothing that the database cannot take',
        file: 'server/src/lib/validators.ts',
        text: 'return isValid && stray === undefined;',
        off: 'return isValid;',
        tests: [
          { file: 'server/src/lib/validators.test.ts', title: 'it lets nothing pass that the database cannot take: %s' },
          { file: 'server/src/app.test.ts', title: 'it keeps the envelope for %s' },
        ],
      },
      {
        what: 'what is no form',
        file: 'server/src/core/form.ts',
        text: "throw new AppError('malformed', { cause: error });",
        off: 'throw error;',
        tests: [
          {
            file: 'server/src/modules/uploads/assets/forms.test.ts',
            title: 'it refuses a form that %s, at every door, and keeps nothing of it',
          },
          FUZZ,
        ],
      },
      {
        what: 'an address that begins like one of another host',
        file: 'server/src/modules/site/index.ts',
        text: 'const address = config.publicUrl + url;',
        off: 'const address = new URL(url, config.publicUrl).href;',
        tests: [
          { file: 'server/src/modules/site/unknown.test.ts', title: 'it answers %s with the page for what is not found' },
          { file: 'server/src/fuzz.test.ts', title: 'it answers addresses that are none without a fault' },
        ],
      },
      {
        what: 'what an address names has to be there',
        file: 'server/src/modules/site/index.ts',
        text: 'card?.isMissing',
        off: 'card === null',
        tests: [{ file: 'server/src/modules/site/unknown.test.ts', title: 'it answers %s with the page for what is not found' }],
      },
      {
        what: 'one Host',
        file: 'server/src/plugins/host-check.ts',
        text: 'if (hostsOf(request) > 1)',
        off: 'if (hostsOf(request) < 0)',
        tests: [{ file: 'server/src/app.test.ts', title: 'it refuses a second one, %s' }],
      },
      {
        what: 'one solution of the human check at a time',
        file: 'server/src/modules/moderation/captcha/service.ts',
        text: 'createGate({ atOnce: 1, waiting: 2 })',
        off: 'createGate({ atOnce: 100, waiting: 100 })',
        tests: [
          { file: 'server/src/modules/moderation/captcha/captcha.test.ts', title: 'it makes one free token at a time, and lets two wait' },
        ],
      },
      {
        what: 'an embedded PostgreSQL that dies is brought back',
        file: 'server/src/db/embedded/watch.ts',
        text: 'setInterval(() => void look(), LOOK_MS)',
        off: 'setInterval(() => {}, LOOK_MS)',
        tests: [
          { file: 'server/src/main.test.ts', title: 'it brings the embedded PostgreSQL back when that dies, and refuses meanwhile' },
          { file: 'server/src/main.test.ts', title: 'it ends with one line when the embedded PostgreSQL cannot be brought back' },
        ],
      },
      {
        what: 'a page is made to see whether pages can be made',
        file: 'server/src/modules/site/index.ts',
        text: "app.readyChecks.set('pages', tryPage);",
        off: '',
        tests: [{ file: 'server/src/app.test.ts', title: 'it is not ready while its pages fail' }],
      },
      {
        what: 'errors are logged',
        file: 'server/src/config.ts',
        text: "env['LOG_LEVEL'] ?? 'error'",
        off: "env['LOG_LEVEL'] ?? 'silent'",
        tests: [{ file: 'server/src/config.test.ts', title: 'it needs nothing' }],
      },
      {
        what: 'what was sent counts as used',
        file: `${REGISTRY}/routes.ts`,
        text: 'if (reply.statusCode < 400) places.used(name, version);',
        off: '',
        tests: [
          {
            file: `${REGISTRY}/bucket/bucket.test.ts`,
            title: 'it notes the use of what it sends, by which a copy stays longer than one that nobody asks for',
          },
        ],
      },
      {
        what: 'an answer in the end, whatever hangs',
        file: 'server/src/core/deadline.ts',
        text: 'if (!reply.raw.headersSent) void',
        off: 'if (false) void',
        tests: [{ file: 'server/src/core/deadline.test.ts', title: 'it answers 503 to a call %s when nothing else has' }],
      },
    ],
    seen: [
      { file: 'server/src/fuzz.full.test.ts', title: 'it answers 200 hostile calls of every endpoint without a fault, within 5 s' },
      { file: 'server/src/main.full.test.ts', title: 'it answers 503 while the database hangs, and stops within 10 s all the same' },
    ],
  },
];
