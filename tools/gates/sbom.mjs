// What ships, as a CycloneDX 1.6 document on standard output: every package of the licence gate with its version, licence and the hash of its archive.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { at } from '../lib/paths.mjs';
import { everythingShipped } from './licences.mjs';

/** Hashes of the archives that the lockfile names, by `name version`: SHA-512 as hex. */
export function archiveHashes(lockfile) {
  const packages = lockfile.slice(lockfile.indexOf('\npackages:'), lockfile.indexOf('\nsnapshots:'));
  const found = packages.matchAll(
    /^ {2}'?((?:@[^/'\s]+\/)?[^@'\s]+)@([^:'\s]+)'?:\n {4}resolution: \{integrity: sha512-([A-Za-z0-9+/=]+)/gm,
  );
  return new Map([...found].map(([, name, version, hash]) => [`${name} ${version}`, Buffer.from(hash, 'base64').toString('hex')]));
}

const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const licenceOf = (licence) => (/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } });

function componentOf(row, hash) {
  return {
    type: 'library',
    'bom-ref': purlOf(row),
    name: row.name,
    version: row.version,
    licenses: [licenceOf(row.licence)],
    purl: purlOf(row),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: hash }] }),
    properties: [{ name: 'mortar:ships', value: row.places.join(', ') }],
  };
}

/**
 * @param product name and version of what the packages are part of
 * @param shipped rows of the licence gate by where they ship
 * @param hashes of their archives
 */
export function bill(product, shipped, hashes) {
  const rows = new Map();
  for (const [place, found] of Object.entries(shipped)) {
    for (const row of found) {
      const key = `${row.name} ${row.version}`;
      rows.set(key, { ...row, places: [...(rows.get(key)?.places ?? []), place] });
    }
  }
  const components = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, row]) => componentOf(row, hashes.get(key)));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { name, version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const hashes = archiveHashes(readFileSync(at('pnpm-lock.yaml'), 'utf8'));
  console.log(JSON.stringify(bill({ name, version }, everythingShipped(), hashes), null, 1));
}
