import type { Db } from '../../../db/db.ts';
import { readBank, type BankQuestion } from './read-bank.ts';
import { bankOf } from './repository.ts';

type Kept = Awaited<ReturnType<ReturnType<typeof bankOf>['current']>>[number];

const isSameWording = (kept: Kept, { body, correct }: BankQuestion) =>
  kept.correct === correct && JSON.stringify(kept.body) === JSON.stringify(body);
const isSame = (kept: Kept, question: BankQuestion) =>
  isSameWording(kept, question) &&
  kept.state === 'live' &&
  (['topic', 'tier', 'source', 'validUntil'] as const).every((field) => kept[field] === question[field]);

/**
 * Takes the bank's files into the database: a new wording is a new revision, what is gone from the files rests, and what is
 * there stays as it is.
 */
export async function loadBank(tx: Db, folder: string, at: Date): Promise<void> {
  const bank = bankOf(tx);
  const written = await readBank(folder);
  const kept = new Map((await bank.current()).map((question) => [question.id, question]));
  const changed = written.flatMap((question) => {
    const before = kept.get(question.id);
    if (!before) return [{ question, rev: 1 }];
    if (isSame(before, question)) return [];
    return [{ question, rev: isSameWording(before, question) ? before.rev : before.rev + 1 }];
  });
  for (const { question, rev } of changed) await bank.put(question, rev);
  await bank.addRevisions(changed.map(({ question: { id, body, correct }, rev }) => ({ questionId: id, rev, body, correct, at })));
  if (written.length < kept.size) await bank.retireOthers(written.map(({ id }) => id));
}
