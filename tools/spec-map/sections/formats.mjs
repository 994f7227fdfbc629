/** Spec §5: formats and checks. */
export const formats = {
  chapter: 5,
  title: 'Formats and checks',
  lines: [
    {
      id: 'format-1',
      says: 'Language choice accepted only if it is en or zh-HK.',
      code: ['shared/protocol/src/core/locale.ts#export function isLocale'],
      tests: ['shell/src/features/preferences/model.test.ts > it ignores the language %p'],
    },
    {
      id: 'format-2',
      says: 'A human-check token must be non-empty to count as passed; expiry or error of the check reports failure.',
      code: ["shell/src/features/human-check/model.ts#token !== ''"],
      tests: [
        'shell/test/human-check.test.tsx > it says that a check has expired, and takes another try',
        'shell/test/human-check.test.tsx > it says that a check did not succeed when there is no challenge, and takes another try',
      ],
    },
    {
      id: 'format-3',
      says: 'Display: abbreviations K, M, B, T at 1e3, 1e6, 1e9, 1e12',
      code: ["shared/ui/src/format/count.ts#notation: 'compact'"],
      tests: ['shared/ui/src/format/format.test.ts > it shortens %p to %s'],
    },
    {
      id: 'format-4',
      says: "home ETH limit shows '>100000'",
      code: ['shared/ui/src/format/eth.ts#HOME_ETH_LIMIT = 100_000'],
      tests: ['shared/ui/src/format/format.test.ts > it shows %s ETH on the home page as %s'],
    },
    {
      id: 'format-5',
      says: "max ETH shows '>100000000'",
      code: ['shared/ui/src/format/eth.ts#MAX_ETH_LIMIT = 100_000_000'],
      tests: ['shared/ui/src/format/format.test.ts > it shows %s ETH elsewhere as %s'],
    },
    {
      id: 'format-6',
      says: 'percent shows sign and 2 decimals',
      code: ['shared/ui/src/format/percent.ts#minimumFractionDigits: 2'],
      tests: ['shared/ui/src/format/format.test.ts > it writes the change %p with sign and 2 decimals'],
    },
    {
      id: 'format-7',
      says: 'short hash shows first 6 and last 4 characters; address text first 8 and last 4',
      code: ['shared/ui/src/format/shortened.ts#HASH = [6, 4]'],
      tests: [
        'shared/ui/src/format/format.test.ts > it shows the first 6 and last 4 characters of a hash, the first 8 and last 4 of an address',
      ],
    },
    {
      id: 'format-8',
      says: 'sizes in bytes/K/M/G',
      code: ["shared/ui/src/format/bytes.ts#['K', 'M', 'G']"],
      tests: ['shared/ui/src/format/format.test.ts > it writes %p bytes'],
    },
    {
      id: 'format-9',
      says: 'SEO description cut at 300 characters and title at 72',
      code: ['shared/ui/src/format/cut.ts#DESCRIPTION_LENGTH = 300', 'server/src/modules/site/texts.ts#72'],
      tests: [
        'shared/ui/src/format/format.test.ts > it cuts titles at 72 and descriptions at 300 characters',
        'e2e/specs/smoke.spec.ts > it has a title of at most 72 characters and a description of at most 300',
      ],
    },
    {
      id: 'format-10',
      says: 'relative time: minutes under 60, hours under 24, days under a month, then a date.',
      as: { 60: 'HOUR_MS = 60 * MINUTE_MS', 24: 'DAY_MS = 24 * HOUR_MS' },
      code: ['shared/ui/src/format/time.ts#formatRelativeTime'],
      tests: ['shared/ui/src/format/format.test.ts > it says what was %p ms ago'],
    },
  ],
};
