const SAFE_PATH = 'shared/protocol/src/core/safe-path.ts';
const SAFE_PATH_TEST = 'shared/protocol/src/core/safe-path.test.ts';
const AUTH_PAGE = 'shell/src/pages/auth-page/load-auth-page';
const LEAVING = 'shell/src/pages/leaving/load-leaving-page';
const OUTWARD = 'shared/host/src/outward';

/** Values that say where to go. */
export const redirects = [
  {
    row: 'E1',
    demands:
      'A path that a query, a cookie or a store names leads to our own site and nowhere else; everything doubtful, and sign-in itself, becomes `/`.',
    guards: [
      {
        what: 'one slash, and nothing that a browser takes for a host',
        file: SAFE_PATH,
        text: '/^\\/(?![/\\\\]|%2f|%5c)/i',
        off: '/^\\//i',
        tests: [{ file: SAFE_PATH_TEST, title: 'it gives home for %s' }],
      },
      {
        what: 'no control characters and backslashes',
        file: SAFE_PATH,
        text: ' && !TREACHEROUS.test(reading)',
        off: '',
        tests: [{ file: SAFE_PATH_TEST, title: 'it gives home for %s' }],
      },
      {
        what: 'compatible characters are joined first',
        file: SAFE_PATH,
        text: "[value.normalize('NFKC')]",
        off: '[value]',
        tests: [{ file: SAFE_PATH_TEST, title: 'it gives home for %s' }],
      },
      {
        what: 'encodings within encodings are undone first',
        file: SAFE_PATH,
        text: 'const MOST_DECODINGS = 3;',
        off: 'const MOST_DECODINGS = 0;',
        tests: [{ file: SAFE_PATH_TEST, title: 'it gives home for %s' }],
      },
      {
        what: 'no way back to sign-in',
        file: SAFE_PATH,
        text: ' && !LOOP.test(url.pathname)',
        off: '',
        tests: [{ file: SAFE_PATH_TEST, title: 'it gives home for %s' }],
      },
      {
        what: 'in the query',
        file: 'shell/src/features/session/after-login.ts',
        text: 'to: safePath(path)',
        off: 'to: path',
        tests: [{ file: 'shell/src/features/session/after-login.test.ts', title: 'it goes to %s' }],
      },
      {
        what: 'in the cookie',
        file: 'shared/host/src/referer.ts',
        text: 'return safePath(path);',
        off: 'return path;',
        tests: [{ file: 'shared/host/src/referer.test.ts', title: 'it gives home for the foreign cookie value %s' }],
      },
    ],
    seen: [{ file: SAFE_PATH_TEST, title: 'it lands on our own site for the query %s' }],
  },
  {
    row: 'E2',
    demands: '`redirectUri` leads to paths of our own site only, and nothing of the session goes along.',
    guards: [
      {
        what: 'the list of where it may lead',
        file: `${AUTH_PAGE}.ts`,
        text: 'const path = safePath(address);',
        off: 'const path = address;',
        tests: [{ file: `${AUTH_PAGE}.test.ts`, title: 'it leads nobody to %s' }],
      },
      {
        what: 'one address, not two',
        file: `${AUTH_PAGE}.ts`,
        text: 'if (more.length === 0 && ',
        off: 'if (more.length >= 0 && ',
        tests: [{ file: `${AUTH_PAGE}.test.ts`, title: 'it leads nobody anywhere when two addresses are named' }],
      },
    ],
    seen: [{ file: `${AUTH_PAGE}.test.ts`, title: 'it leads a signed-in person from %p to %s' }],
  },
  {
    row: 'E3',
    demands: 'A link that somebody else wrote says which site it leads to before it does; only http and https open at all.',
    guards: [
      {
        what: 'unknown hosts go by way of the page that names them',
        file: `${OUTWARD}.ts`,
        text: "return kind === 'unknown' ? `/redirect?url=${encodeURIComponent(href)}` : href;",
        off: 'return href;',
        tests: [{ file: `${OUTWARD}.test.ts`, title: 'it sends an unknown host by way of the page that says where the link leads' }],
      },
      {
        what: 'a whole host has to be known',
        file: `${OUTWARD}.ts`,
        text: 'knownHosts(links).has(url.host)',
        off: '[...knownHosts(links)].some((host) => url.host.startsWith(host))',
        tests: [{ file: `${OUTWARD}.test.ts`, title: 'it takes %s for %s' }],
      },
      {
        what: 'nothing opens but http and https without a user name',
        file: `${OUTWARD}.ts`,
        text: "if (!WEB.has(url.protocol) || url.username !== '' || url.password !== '') return 'refused';",
        off: '',
        tests: [
          { file: `${OUTWARD}.test.ts`, title: 'it takes %s for %s' },
          { file: `${LEAVING}.test.ts`, title: 'it never leads to %s' },
        ],
      },
      {
        what: 'one address, not two',
        file: `${LEAVING}.ts`,
        text: 'more.length === 0 ? judgeLink',
        off: 'more.length >= 0 ? judgeLink',
        tests: [{ file: `${LEAVING}.test.ts`, title: 'it leads nowhere when two addresses are named' }],
      },
    ],
    seen: [{ file: `${LEAVING}.test.ts`, title: 'it names another site before it leads to %s' }],
  },
];
