import type { Db } from '../../../db/db.ts';
import { sha256 } from '../draw/hash.ts';
import { readBank, type BankQuestion } from './read-bank.ts';
import { bankOf } from './repository.ts';

type Kept = Awaited<ReturnType<ReturnType<typeof bankOf>['current']>>[number];

const isSameWording = (kept: Kept, { body, correct }: BankQuestion) =>
  kept.correct === correct && JSON.stringify(kept.body) === JSON.stringify(body);
const isSame = (kept: Kept, question: BankQuestion) =>
  isSameWording(kept, question) &&
  kept.state === 'live' &&
  (['topic', 'tier', 'source', 'validUntil'] as const).every((field) => kept[field] === question[field]);
const hashOf = ({ id, topic, tier, source, validUntil, correct, body }: BankQuestion) =>
  sha256(JSON.stringify([id, topic, tier, source, validUntil, correct, body]));

/** Each so many questions of a topic are there to practise on before any round has closed. */
const WARM_UP = 8;
const isToWarmUp = ({ id }: BankQuestion): boolean => Number(id.split('-').at(-1)) % WARM_UP === 0;

/**
 * Takes the bank's files into the database: a new wording is a new revision, and what is gone from the files is retired. What a
 * file still says as before leaves alone what reviewers and plays have changed since.
 */
export async function loadBank(tx: Db, folder: string, at: Date): Promise<void> {
  const bank = bankOf(tx);
  const written = (await readBank(folder)).map((question) => ({ question, hash: hashOf(question) }));
  const all = await bank.current();
  const kept = new Map(all.map((question) => [question.id, question]));
  const others = written.filter(({ question: { id }, hash }) => kept.get(id)?.fileHash !== hash);
  const isAsBefore = ({ question }: (typeof others)[number]) => {
    const before = kept.get(question.id);
    return before !== undefined && before.fileHash === null && isSame(before, question);
  };
  await bank.noteFiles(new Map(others.filter(isAsBefore).map(({ question, hash }) => [question.id, hash])));
  const changed = others.filter((one) => !isAsBefore(one));
  const latest = await bank.latestRevs(changed.map(({ question }) => question.id));
  const fresh = changed.map(({ question, hash }) => {
    const before = kept.get(question.id);
    return { question, hash, rev: before && isSameWording(before, question) ? before.rev : (latest.get(question.id) ?? 0) + 1 };
  });
  for (const { question, hash, rev } of fresh) await bank.put(question, rev, isToWarmUp(question), hash, at);
  await bank.addRevisions(fresh.map(({ question: { id, body, correct }, rev }) => ({ questionId: id, rev, body, correct, at })));
  if (all.some(({ id, origin, state }) => origin === 'bank' && state !== 'retired' && !written.some(({ question }) => question.id === id)))
    await bank.retireOthers(written.map(({ question }) => question.id));
}
