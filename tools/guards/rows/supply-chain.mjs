const CSP = 'server/src/modules/site/csp.ts';
const CSP_TEST = 'server/src/modules/site/csp.test.ts';
const REGISTRY = 'server/src/modules/registry';
const SIGNING = `${REGISTRY}/signing`;
const SIGNING_TEST = `${SIGNING}/signing.test.ts`;
const BUCKET_TEST = `${REGISTRY}/bucket/bucket.test.ts`;
const FEDERATION = 'shell/src/core/federation';
const TRUST_TEST = `${FEDERATION}/trust.test.ts`;
const TAGS_TEST = `${FEDERATION}/tags.test.ts`;
const APP_TEST = 'server/src/app.test.ts';
const HEADERS = 'server/src/plugins/security-headers.ts';
const TRUST_E2E = 'e2e/specs/trust.spec.ts';
const FAULTS_E2E = 'e2e/specs/remote-faults.spec.ts';

/** What code may run in a page, and who vouches for it. */
export const supplyChain = [
  {
    row: 'J1',
    demands:
      'Every page carries a policy without inline code and without strings that become code; script addresses come from one Trusted Types policy, which admits only files that the registry or the shell’s build names. No route violates it, in both languages.',
    guards: [
      {
        what: 'strings do not become code',
        file: CSP,
        text: `"require-trusted-types-for 'script'",`,
        off: '',
        tests: [{ file: CSP_TEST, title: 'it makes no code of strings' }],
      },
      {
        what: 'scripts of our own origin or with the page’s nonce',
        file: CSP,
        text: "files('script-src', `'nonce-${nonce}'`)",
        off: "files('script-src', `'unsafe-inline' 'unsafe-eval' 'nonce-${nonce}'`)",
        tests: [{ file: CSP_TEST, title: 'it allows scripts from our own origin and one nonce only' }],
      },
      {
        what: 'only addresses that are named',
        file: `${FEDERATION}/tags.ts`,
        text: 'if ((target.origin === location.origin && isNamed) || isServed(target)) return url;',
        off: 'if (isNamed || target) return url;',
        tests: [{ file: TAGS_TEST, title: 'it makes no address of %s' }],
      },
    ],
    seen: [
      { file: 'e2e/specs/csp-and-axe.spec.ts', title: 'it carries a policy that forbids inline code and strings that become code' },
      { file: TRUST_E2E, title: 'it names every script that may run, whatever lies in its folders' },
    ],
  },
  {
    row: 'J2',
    demands:
      'Versions are signed when they are published, and one that does not verify is neither shown nor made live: status and /dev-center say so, and a build that is published again is shown again by running servers. The registry document is signed and verified in the page before any remote is registered; an older one never takes its place. Every script and stylesheet is held against its hash, a remote’s own chunks too.',
    guards: [
      {
        what: 'a version that somebody wrote past us',
        file: `${REGISTRY}/versions/signature.ts`,
        text: "signature !== null && key.verify('version', canonicalJson(build), signature)",
        off: 'true',
        tests: [
          { file: SIGNING_TEST, title: 'it is never served with %s: the one before it is' },
          { file: SIGNING_TEST, title: 'it is not promoted and not gone back to when its signature does not verify' },
        ],
      },
      {
        what: 'who got a version before it was changed gets it again once it is signed anew',
        file: `${REGISTRY}/pins/service.ts`,
        text: 'if (mended) await tellMended(hold, build, by);',
        off: '',
        tests: [{ file: SIGNING_TEST, title: 'running servers serve it again as soon as a %s has signed it anew' }],
      },
      {
        what: 'the team is told of a version that is not trusted',
        file: `${REGISTRY}/versions/repository.ts`,
        text: 'return names.filter((version) => !trusted.has(version));',
        off: 'return [];',
        tests: [
          { file: SIGNING_TEST, title: 'it says so in the status until it is signed anew' },
          {
            file: `${REGISTRY}/channels/routes.test.ts`,
            title: 'it says which versions are not trusted, and says nothing that only those do',
          },
        ],
      },
      {
        what: 'old versions are signed once',
        file: `${SIGNING}/sign-old-versions.ts`,
        text: 'if (all.some(({ signature }) => signature !== null)) return;',
        off: '',
        tests: [{ file: SIGNING_TEST, title: 'it signs none in a registry where signing has begun' }],
      },
      {
        what: 'a file of the bucket that is not what was published',
        file: `${REGISTRY}/files/version-folder.ts`,
        text: 'await verifyFiles(draft, build.files);',
        off: '',
        tests: [{ file: BUCKET_TEST, title: 'it never sends a file that is not what was published, in no form, until it is mended' }],
      },
      {
        what: 'and only where their files are what they were',
        file: `${SIGNING}/sign-old-versions.ts`,
        text: 'if (await storage.holds(build)) ',
        off: '',
        tests: [{ file: SIGNING_TEST, title: 'it signs none whose files are not what they were' }],
      },
      {
        what: 'a signature of one kind is none of another',
        file: 'server/src/lib/registry-key.ts',
        text: 'Buffer.from(CONTEXTS[kind] + text)',
        off: 'Buffer.from(CONTEXTS.registry + text)',
        tests: [{ file: 'server/src/lib/registry-key.test.ts', title: 'it takes no signature of one kind for one of another' }],
      },
      {
        what: 'news of the registry that the server did not sign',
        file: `${FEDERATION}/verify.ts`,
        text: 'if (await isSigned(signed, key).catch(() => false)) return',
        off: 'if (signed && key) return',
        tests: [{ file: `${FEDERATION}/registry-client.test.ts`, title: 'it refuses %s, tells it and goes on with what it has' }],
      },
      {
        what: 'a page with a registry that the server did not sign',
        file: `${FEDERATION}/trust.ts`,
        text: 'if (now === first && !(await isFirstSigned))',
        off: 'if (now !== first && !(await isFirstSigned))',
        tests: [{ file: TRUST_TEST, title: 'it refuses a page whose registry is not signed when nothing better comes' }],
      },
      {
        what: 'an older registry',
        file: `${FEDERATION}/trust.ts`,
        text: 'if (now.seq < seenSeq())',
        off: 'if (now.seq < 0)',
        tests: [{ file: TRUST_TEST, title: 'it refuses a registry that is older than one that the tab has used' }],
      },
      {
        what: 'integrity of every tag',
        file: `${FEDERATION}/tags.ts`,
        text: 'element.integrity = integrityByPath.get(path) ?? REFUSED;',
        off: '',
        tests: [{ file: TAGS_TEST, title: 'it gives %s its integrity' }],
      },
      {
        what: 'a script without a hash does not run',
        file: HEADERS,
        text: "reply.header('integrity-policy', INTEGRITY_POLICY);",
        off: '{}',
        tests: [{ file: APP_TEST, title: 'it lets no script run in a page that the page was not told the hash of' }],
      },
    ],
    seen: [
      { file: FAULTS_E2E, title: 'it refuses a file that still runs but is not what was published' },
      { file: TRUST_E2E, title: 'it is not taken back to an older one, although the server signed that once' },
      { file: TRUST_E2E, title: 'it loads no remote while every registry is changed on its way, says so, and goes on afterwards' },
      { file: TRUST_E2E, title: 'it refuses a file of the shell’s own that was changed on its way, and shows the page' },
    ],
  },
  {
    row: 'J3',
    demands:
      'HSTS for a year with subdomains where the site has https, no sniffing of types, a referrer policy, no framing, an opener policy, no powers that no page uses: on every answer.',
    guards: [
      ['HSTS', "...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }),"],
      ['types are not sniffed', "'x-content-type-options': 'nosniff',"],
      ['referrers', "'referrer-policy': 'strict-origin-when-cross-origin',"],
      ['openers', "'cross-origin-opener-policy': 'same-origin-allow-popups',"],
      ['powers', "'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),"],
    ].map(([what, text]) => ({ what, file: HEADERS, text, off: '', tests: [{ file: APP_TEST, title: 'it sets them on %s' }] })),
    seen: [{ file: CSP_TEST, title: 'it refuses to be framed' }],
  },
  {
    row: 'J4',
    demands:
      'What ships is listed with version, licence and hash (`npm run sbom`, CycloneDX); a package under a licence that may not ship, and one with a known serious fault, fails the check.',
    guards: [
      {
        what: 'licences',
        file: 'shared/protocol/src/registry/rules/licences.ts',
        text: "return plain.split(' AND ').every((part) => ALLOWED_LICENCES.has(part.trim()) || besides.has(part.trim()));",
        off: 'return true;',
        tests: [{ file: 'tools/gates/licences.test.mjs', title: 'it refuses what a dependency brings under a licence that may not ship' }],
      },
      {
        what: 'known faults',
        file: 'tools/gates/audit.mjs',
        text: 'SERIOUS.includes(severity)',
        off: 'false',
        tests: [{ file: 'tools/gates/audit.test.mjs', title: 'it refuses a package with a serious fault: %s' }],
      },
    ],
    seen: [{ file: 'tools/gates/sbom.test.mjs', title: 'it lists every package that ships, with its licence and the hash of its archive' }],
  },
  {
    row: 'J5',
    demands: 'A fault says its code and a sentence, nothing of our inside, whatever threw.',
    guards: [
      {
        what: 'what is no error of ours has the code of a fault',
        file: 'server/src/lib/fault.ts',
        text: "return new AppError(isDatabaseAway || isDiskFull ? 'unavailable' : 'internal', { cause: error });",
        off: 'throw error;',
        tests: [{ file: APP_TEST, title: 'it tells a broken service and a lost database from each other, and nothing else of them' }],
      },
    ],
    seen: [{ file: APP_TEST, title: 'it survives bytes that are no HTTP' }],
  },
];
