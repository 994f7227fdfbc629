import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodyOf } from './wording.ts';

interface Words {
  q: string;
  o: string[];
  why: string;
}

/** A question as it stands in the bank's files, whose form a test holds. */
interface WrittenQuestion {
  id: string;
  topic: string;
  tier: number;
  source: string;
  validUntil: string | null;
  en: Words;
  'zh-HK': Words;
  correct: number;
}

export type BankQuestion = Pick<WrittenQuestion, 'id' | 'topic' | 'tier' | 'source' | 'validUntil' | 'correct'> & { body: string[] };

/** All questions of the bank's files. */
export async function readBank(folder: string): Promise<BankQuestion[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files
    .flatMap((text) => JSON.parse(text) as WrittenQuestion[])
    .map(({ id, topic, tier, source, validUntil, correct, ...wordings }) => ({
      id,
      topic,
      tier,
      source,
      validUntil,
      correct,
      body: bodyOf(wordings),
    }));
}
