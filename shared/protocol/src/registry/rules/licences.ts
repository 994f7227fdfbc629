/** A package that a build carries. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX expression, `none` where the package says nothing. */
  licence: string;
}

/** Name of the build's output file that lists the packages whose code is in it: `BundledPackage[]` as JSON. */
export const BUNDLED_FILE = 'bundled.json';

/** Licences that may ship. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'OFL-1.1',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
]);

/** What the product's owner asked for by name, in the browser alone; the built site as a whole is under this licence for it. */
const ASKED_FOR = /^@web3-react\//;
const ASKED_FOR_ALLOWED = new Set(['GPL-3.0-or-later']);
/** Licences that stand in a package's files and not in its manifest, or there in a form of its own. */
const IN_FILES = new Map([
  ['combine-errors 3.0.3', 'MIT'],
  ['eyes 0.1.8', 'MIT'],
  ['text-encoding-utf-8 1.0.2', 'Unlicense'],
]);

/** Parts of a package's `package.json` that tell its licence, in every form that npm has known. */
export interface LicencedManifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  licenses?: { type: string }[];
}

/** The licence that a package names, `none` where it names none. */
export function licenceOf({ name, version, license, licenses = [] }: LicencedManifest): string {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return licenses.map(({ type }) => type).join(' OR ') || (IN_FILES.get(`${name} ${version}`) ?? 'none');
}

/** Whether an SPDX expression can be met by allowed licences alone. @param besides allowed for this package too */
export function mayShip(licence: string, besides: ReadonlySet<string> = new Set()): boolean {
  const plain = licence.replaceAll(/[()]/g, ' ').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => mayShip(part, besides));
  return plain.split(' AND ').every((part) => ALLOWED_LICENCES.has(part.trim()) || besides.has(part.trim()));
}

/** Whether a package's code may reach a visitor's browser. */
export function mayReachBrowsers({ name, licence }: Pick<BundledPackage, 'name' | 'licence'>): boolean {
  return mayShip(licence, ASKED_FOR.test(name) ? ASKED_FOR_ALLOWED : undefined);
}
