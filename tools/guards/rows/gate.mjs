const ROOM = 'server/src/modules/registry';
const GATE = `${ROOM}/gate`;
const SITE = `${GATE}/site-runs-on.test.ts`;
const RULES = { file: `${GATE}/gate.test.ts`, title: 'it refuses one that %s' };

/** What a build may bring into a page. */
export const gate = [
  {
    row: 'J9',
    demands:
      'A build brings no code made of texts, no change of the platform’s prototypes, no markup that acts, no style that reaches beyond its own elements, no file that differs from its list, no second copy of what the host provides and no package that may not ship; a file of it that is opened by itself runs nothing in our origin: what is wrong is refused before anything of it is stored, whatever the build says of itself.',
    guards: [
      {
        what: 'the verdict',
        file: `${ROOM}/pins/service.ts`,
        text: 'if (!build || !verdict.fits) throw new GateRefusal(verdict);',
        off: 'if (!build) throw new GateRefusal(verdict);',
        tests: [{ file: SITE, title: 'it refuses a build %s, stores nothing of it, keeps why, and the site runs on' }],
      },
      {
        what: 'once more, before anybody gets it',
        file: `${ROOM}/pins/service.ts`,
        text: 'await gate.demandPlace(build, await hold.active());',
        off: '',
        tests: [
          { file: SITE, title: 'it holds what is staged to the same rules, and a version that is taken up again to what is there by then' },
        ],
      },
      {
        what: 'no code made of texts',
        file: `${GATE}/content/script-facts.ts`,
        text: "if (isGlobal(callee, 'eval')) facts.forbidden.push('eval');",
        off: '',
        tests: [{ file: `${GATE}/content/script-facts.test.ts`, title: 'it finds %s' }, RULES],
      },
      {
        what: 'no change of the platform’s prototypes',
        file: `${GATE}/content/script-facts.ts`,
        text: "text.includes('prototype') ? platformPatches(program) : []",
        off: '[] as string[]',
        tests: [{ file: `${GATE}/content/script-facts.test.ts`, title: 'it finds the change in %s' }, RULES],
      },
      { what: 'no markup that acts', file: `${GATE}/content/index.ts`, text: '    ...markupFaults(candidate),\n', off: '', tests: [RULES] },
      {
        what: 'nor a picture that does',
        file: `${GATE}/content/policy.ts`,
        text: "['.html', '.svg']",
        off: "['.html']",
        tests: [RULES],
      },
      {
        what: 'a file that is opened by itself has no origin',
        file: `${ROOM}/files/version-file.ts`,
        text: "default-src 'none'; frame-ancestors 'none'; sandbox",
        off: "frame-ancestors 'none'",
        tests: [{ file: `${ROOM}/files/static-files.test.ts`, title: 'it gives %s no origin, no scripts and nothing to load' }],
      },
      {
        what: 'no style beyond its own elements',
        file: `${GATE}/content/index.ts`,
        text: '    ...styleFaults(candidate),\n',
        off: '',
        tests: [{ file: `${GATE}/content/styles.test.ts`, title: 'it refuses %s' }],
      },
      {
        what: 'files as they are listed',
        file: `${GATE}/content/index.ts`,
        text: '    ...faults,\n',
        off: '',
        tests: [{ file: `${GATE}/gate.test.ts`, title: 'it refuses one with a file that %s' }],
      },
      {
        what: 'what the scripts ask for, and not only what build.json says of it',
        file: `${GATE}/content/index.ts`,
        text: '    ...takenFaults(candidate, scripts, host),\n',
        off: '',
        tests: [RULES],
      },
      {
        what: 'licences and copies',
        file: `${GATE}/content/index.ts`,
        text: '    ...licenceFaults(candidate, host),\n',
        off: '',
        tests: [RULES],
      },
    ],
  },
];
