import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../lib/fail.mjs';
import { at } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/**
 * Formats every file of a new remote by the rules of this checkout: longer names break lines elsewhere. It is done outside of
 * any repository, because oxfmt leaves out what git ignores around it, and drafts lie in such a place.
 * @throws Problem
 */
export async function format(folder) {
  const elsewhere = mkdtempSync(join(tmpdir(), 'mortar-create-'));
  const { ignorePatterns: _, ...rules } = JSON.parse(readFileSync(at('.oxfmtrc.json'), 'utf8'));
  const draft = join(elsewhere, 'draft');
  const config = join(elsewhere, 'oxfmt.json');
  try {
    cpSync(folder, draft, { recursive: true });
    writeFileSync(config, JSON.stringify(rules));
    const args = [at('node_modules/oxfmt/bin/oxfmt'), '--config', config, '.'];
    const { code, excerpt } = await run(process.execPath, args, { log: at('.cache/logs/create.log'), cwd: draft });
    if (code !== 0) throw new Problem(`The files of the remote could not be written:\n${excerpt()}`);
    cpSync(draft, folder, { recursive: true });
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}
