const SHELL = 'shell/src/core';

/** What a remote that goes wrong can do to the page. */
export const remotes = [
  {
    row: 'J12',
    demands:
      'A version that does not work leaves the page whole: it counts as in use when all of its first part stands, and until then another version takes its place. One that hung the tab is not run there again; what one changes of the platform is put back; a page of which nothing is left says so.',
    guards: [
      {
        what: 'not before its effects have run',
        file: `${SHELL}/remote-part/remote-part.tsx`,
        text: 'if (!isGone) end = stands();',
        off: 'end = stands();',
        tests: [{ file: `${SHELL}/remote-part/remote-part.test.tsx`, title: 'a version does not stand whose first part throws in %s' }],
      },
      {
        what: 'a mark while it runs for the first time',
        file: `${SHELL}/federation/trials.ts`,
        text: 'if (running.size > 0) carry(MARKED, [...running]);',
        off: 'if (running.size < 0) carry(MARKED, [...running]);',
        tests: [
          { file: `${SHELL}/federation/trials.test.ts`, title: 'it is found by the next document when it hung as it was evaluated' },
          {
            file: `${SHELL}/federation/trials.test.ts`,
            title: 'it is found when it hung as it was rendered, and what was still loading beside it is not',
          },
        ],
      },
      {
        what: 'which who leaves takes along',
        file: `${SHELL}/federation/trials.ts`,
        text: "window.addEventListener('pagehide', letGo);",
        off: '',
        tests: [{ file: `${SHELL}/federation/trials.test.ts`, title: 'it leaves none when the thread still hears of %s' }],
      },
      {
        what: 'what hung is not run again',
        file: `${SHELL}/federation/remotes.ts`,
        text: 'of trials.hung) broken',
        off: 'of []) broken',
        tests: [
          { file: `${SHELL}/federation/remotes.test.ts`, title: 'it is told of once and not opened again, until somebody asks for it' },
        ],
      },
      {
        what: 'the platform as it was',
        file: `${SHELL}/federation/intrinsics.ts`,
        text: 'defineProperty(owner, key, descriptor);',
        off: '',
        tests: [
          { file: `${SHELL}/federation/intrinsics.test.ts`, title: 'it puts %s back, and names it' },
          {
            file: `${SHELL}/federation/open-part.test.ts`,
            title: 'it puts back what a version changes of the platform, and takes the last good one at once',
          },
        ],
      },
      {
        what: 'without the version that changed it',
        file: `${SHELL}/federation/intrinsics.ts`,
        text: 'if (changed) throw',
        off: "if (changed === '') throw",
        tests: [
          {
            file: `${SHELL}/federation/open-part.test.ts`,
            title: 'it puts back what a version changes of the platform, and takes the last good one at once',
          },
        ],
      },
      {
        what: 'and without what else is opened of it meanwhile',
        file: `${SHELL}/federation/intrinsics.ts`,
        text: 'if (runs[index]!.whose === whose) runs',
        off: "if (runs[index]!.whose === '') runs",
        tests: [
          {
            file: `${SHELL}/federation/intrinsics.test.ts`,
            title: 'what a version changed is told to all that is opened of it at once, also after it was put back',
          },
        ],
      },
      {
        what: 'a word where nothing is left',
        file: 'shell/src/features/empty-page/empty-page.ts',
        text: 'if (isEmpty()) place.append(notice(reload));',
        off: '',
        tests: [
          {
            file: 'shell/src/features/empty-page/empty-page.test.ts',
            title: 'it says what happened where the page is empty for longer than a moment, and loads it again when asked',
          },
        ],
      },
    ],
    seen: [
      {
        file: 'e2e/specs/remote-dialog.spec.ts',
        title: 'it opens the dialog of the last good version when that of the live one throws as it is mounted',
      },
      {
        file: 'e2e/specs/remote-faults.spec.ts',
        title: 'it shows the last good version after the live one hung the tab, and tells the server of it',
      },
      {
        file: 'e2e/specs/remote-faults.spec.ts',
        title: 'it holds nothing against a version that is slow, when the page is loaded again meanwhile',
      },
      {
        file: 'e2e/specs/remote-faults.spec.ts',
        title: 'it says what happened, without what a remote broke, when nothing of the page is left',
      },
    ],
  },
];
