const SHELL = 'shell/src/core';

/** What a remote that goes wrong can do to the page. */
export const remotes = [
  {
    row: 'J12',
    demands:
      'A version that does not work leaves the page whole: it counts as in use when all of its first part stands, and until then another version takes its place.',
    guards: [
      {
        what: 'not before its effects have run',
        file: `${SHELL}/remote-part/remote-part.tsx`,
        text: 'if (!isGone) end = stands();',
        off: 'end = stands();',
        tests: [{ file: `${SHELL}/remote-part/remote-part.test.tsx`, title: 'a version does not stand whose first part throws in %s' }],
      },
    ],
    seen: [
      {
        file: 'e2e/specs/remote-dialog.spec.ts',
        title: 'it opens the dialog of the last good version when that of the live one throws as it is mounted',
      },
    ],
  },
];
