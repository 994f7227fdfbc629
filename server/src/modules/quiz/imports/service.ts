import type { Input } from '@mortar/protocol';
import { IMPORT_QUESTIONS, type ImportFormat, type ImportLine, type importQuestions } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { addAudit } from '../../moderation/index.ts';
import { gistOf, readLikeness } from '../review/alike.ts';
import type { KeepPicture } from '../bank/keep-picture.ts';
import { reviewOf } from '../review/repository.ts';
import { targetOf } from '../bank/target.ts';
import { keptOf } from '../review/written.ts';
import { importHashOf, type Defaults, type Parsed } from './parsed.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readOpenTrivia } from './read-opentdb.ts';

const READERS: Readonly<Record<ImportFormat, (text: string, defaults: Defaults) => Parsed[]>> = {
  opentdb: readOpenTrivia,
  gift: readGift,
  csv: readCsv,
};

/** Who imports: a person who cannot agree to these questions then, or somebody at the command line. */
export interface Importer {
  actor: string;
  userId: number | null;
}

/** Takes files of questions in as drafts. */
export function createImports({ db, clock, keepPicture }: { db: Db; clock: Clock; keepPicture: KeepPicture }) {
  /** @returns what became of each question of the file, in its order */
  return (importer: Importer, { format, text, ...defaults }: Input<typeof importQuestions>): Promise<ImportLine[]> =>
    db.transaction(async (tx) => {
      const at = new Date(clock.now());
      const { likeness } = await readLikeness(tx);
      const lines: ImportLine[] = [];
      for (const [index, parsed] of READERS[format](text, defaults).entries()) {
        const { line, text: words } = parsed;
        if (index >= IMPORT_QUESTIONS) {
          lines.push({ line, outcome: 'wrong', id: null, problem: 'many', text: words });
          break;
        }
        if ('problem' in parsed) {
          lines.push({ line, outcome: 'wrong', id: null, problem: parsed.problem, text: words });
          continue;
        }
        const { attribution, ...written } = parsed.question;
        const pictured = await keepPicture(tx, importer.userId, written).catch((error: unknown) => {
          if (error instanceof AppError) return undefined;
          throw error;
        });
        if (!pictured) {
          lines.push({ line, outcome: 'wrong', id: null, problem: 'picture', text: words });
          continue;
        }
        const { about, wording } = keptOf(pictured);
        const gist = gistOf(wording);
        const [alike] = likeness.alike(gist);
        const by = { authorId: importer.userId };
        const kept = {
          ...about,
          ...by,
          attribution,
          origin: 'import',
          state: 'draft',
          changedAt: at,
          importHash: importHashOf(written),
        } as const;
        const made = alike === undefined ? await reviewOf(tx).add(kept, { ...wording, ...by, at }) : undefined;
        const id = made ?? alike ?? (await reviewOf(tx).imported(kept.importHash)) ?? null;
        lines.push({ line, outcome: made ? 'draft' : 'duplicate', id, problem: null, text: words });
        if (!made) continue;
        likeness.add(made, gist);
        const entry = { at, actor: importer.actor, action: 'quiz.import', target: targetOf(made), outcome: 'done' } as const;
        await addAudit(tx, { ...entry, detail: { format, line } });
      }
      return lines;
    });
}

export type ImportQuestions = ReturnType<typeof createImports>;
