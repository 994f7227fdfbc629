import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '..');
const FILES = [
  'src/entities/allocation/allocation.json',
  'src/entities/allocation/allocation-figure.tsx',
  'src/entities/allocation/allocation-figure.module.css',
  'src/entities/allocation/allocation-table.tsx',
  'src/entities/allocation/share-name.tsx',
  'src/entities/allocation/share-name.module.css',
  'src/entities/roadmap/courses.ts',
  'src/entities/roadmap/roadmap-wall.tsx',
  'src/entities/roadmap/roadmap-wall.module.css',
];
const FOLDERS = ['src/pages/whitepaper', 'src/pages/whitepaper/text'];
const MESSAGES = /^gamehub\.(allocation|roadmap|whitepaper)\./;

/** Where the PDF of a language lies. */
export const pdfPath = (locale: string) => join(ROOM, `assets/whitepaper.${locale}.pdf`);

/** Where the hash of what the PDFs were printed from is kept. */
export const HASH_PATH = join(ROOM, 'assets/whitepaper.source-hash');

/** SHA-256 over everything that decides what the printed whitepaper says and how it is set. */
export function whitepaperHash(): string {
  const hash = createHash('sha256');
  for (const path of [...FILES, ...FOLDERS.flatMap(filesIn)])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOM, path)))
      .update('\0');
  for (const locale of ['en', 'zh-HK']) hash.update(messagesOf(locale));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(join(ROOM, folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^use-|\.test\.tsx?$/.test(entry.name))
    .map(({ name }) => `${folder}/${name}`)
    .sort();
}

function messagesOf(locale: string): string {
  const all = JSON.parse(readFileSync(join(ROOM, `locales/${locale}.json`), 'utf8')) as Record<string, string>;
  return JSON.stringify(Object.entries(all).filter(([id]) => MESSAGES.test(id)));
}
