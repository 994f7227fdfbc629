import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressIn, readPictures } from './pictures.ts';
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
  /** A file among the bank's pictures, and what is told of it. */
  picture?: { file: string; en: string; 'zh-HK': string };
}

export type BankQuestion = Pick<WrittenQuestion, 'id' | 'topic' | 'tier' | 'source' | 'validUntil' | 'correct'> & { body: string[] };

/** All questions of the bank's files. */
export async function readBank(folder: string): Promise<BankQuestion[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const pictures = await readPictures(folder);
  return files
    .flatMap((text) => JSON.parse(text) as WrittenQuestion[])
    .map(({ id, topic, tier, source, validUntil, correct, picture, ...wordings }) => ({
      id,
      topic,
      tier,
      source,
      validUntil,
      correct,
      body: bodyOf(wordings, picture && { ...picture, address: addressIn(pictures, picture.file) }),
    }));
}
