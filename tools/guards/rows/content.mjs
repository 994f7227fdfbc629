import { appMessages } from './app.mjs';

const DOCUMENTS = 'server/src/modules/games/documents';
const DOCUMENTS_TEST = {
  file: `${DOCUMENTS}/serve.test.ts`,
  title: 'it lets a document load its own folder, call nothing, have no origin, and be framed by us alone',
};
const STAGE = 'mfe-gamehub/src/pages/play/stage';
const CONNECT = 'shared/games/src/host/connect-game';
const REGISTER = 'server/src/modules/identity/session/register.test.ts';

/** What comes in from outside: bodies of calls, messages of frames. */
export const content = [
  {
    row: 'F14',
    demands:
      'A framed game has no origin and calls nobody. Its message counts by the window that it comes from and by its form, and only so many a second. One of the native app counts by its form and comes by its bridge alone, never from a window.',
    guards: [
      {
        what: 'the frame’s own window',
        file: `${CONNECT}.ts`,
        text: 'source === null || source !== frame.contentWindow || !mayPass()',
        off: '!mayPass()',
        tests: [{ file: `${CONNECT}.test.ts`, title: 'ignores other windows and messages that are none of ours' }],
      },
      {
        what: 'the form',
        file: `${CONNECT}.ts`,
        text: 'const message = readGameMessage(data);',
        off: 'const message = data as GameMessage;',
        tests: [{ file: `${CONNECT}.test.ts`, title: 'ignores other windows and messages that are none of ours' }],
      },
      {
        what: 'sixty a second',
        file: `${CONNECT}.ts`,
        text: ' || !mayPass()) return;',
        off: ') return;',
        tests: [{ file: `${CONNECT}.test.ts`, title: 'takes at most 60 messages a second' }],
      },
      {
        what: 'the frame gives its document no origin',
        file: `${STAGE}.tsx`,
        text: 'sandbox="allow-scripts"',
        off: 'sandbox="allow-scripts allow-same-origin"',
        tests: [{ file: `${STAGE}.test.tsx`, title: 'it gives the document scripts and nothing else' }],
      },
      {
        what: 'the document gives itself no origin, opened alone too',
        file: `${DOCUMENTS}/policy.ts`,
        text: "'sandbox allow-scripts',",
        off: '',
        tests: [DOCUMENTS_TEST],
      },
      {
        what: 'the document calls nobody',
        file: `${DOCUMENTS}/policy.ts`,
        text: '"connect-src \'none\'",',
        off: '',
        tests: [DOCUMENTS_TEST],
      },
      {
        what: 'nobody else frames the document',
        file: `${DOCUMENTS}/policy.ts`,
        text: '"frame-ancestors \'self\'",',
        off: '',
        tests: [DOCUMENTS_TEST],
      },
      {
        what: 'a frame that was led elsewhere is given up',
        file: `${CONNECT}.ts`,
        text: "if (hasLoaded && state === 'ready') fail('replaced');",
        off: '',
        tests: [{ file: `${CONNECT}.test.ts`, title: 'gives up on a frame that was led elsewhere' }],
      },
      ...appMessages,
    ],
  },
  {
    row: 'H10',
    demands: 'Fields that an endpoint does not name are dropped, and names that reach into an object’s prototype do nothing.',
    guards: [
      {
        what: 'unknown fields',
        file: 'server/src/lib/validators.ts',
        text: 'return { additionalProperties: false, ...node, properties } as Node;',
        off: 'return { ...node, properties } as Node;',
        tests: [{ file: REGISTER, title: 'it does not see fields that nobody asked for, so they change no repeated call' }],
      },
      {
        what: 'unknown fields of one kind among several',
        file: 'server/src/lib/validators.ts',
        text: '(value) => Value.Clean(schema, value)',
        off: '(value) => value',
        tests: [{ file: 'server/src/modules/telemetry/reports/reports.test.ts', title: 'it drops fields that it does not know' }],
      },
    ],
    seen: [
      { file: REGISTER, title: 'it drops fields that nobody asked for' },
      { file: 'server/src/app.test.ts', title: 'it keeps fields out of an object’s prototype' },
    ],
  },
];
