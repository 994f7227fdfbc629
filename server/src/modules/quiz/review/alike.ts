import type { Db } from '../../../db/db.ts';
import { createLikeness, type Gist } from '../bank/likeness.ts';
import { bankOf } from '../bank/repository.ts';
import { wordingOf } from '../bank/wording.ts';

/** What a wording asks and what is right, by language; empty where words are missing. */
export function gistOf({ body, correct }: { body: readonly string[]; correct: number }): Gist {
  const gist = (locale: 'en' | 'zh-HK') => {
    const { text, options } = wordingOf(body, locale);
    return text === '' ? '' : `${text} ${options[correct] ?? ''}`;
  };
  return { en: gist('en'), 'zh-HK': gist('zh-HK') };
}

/** What the whole bank asks. @param but a question that is left out */
export async function readLikeness(db: Db, but?: string) {
  const all = (await bankOf(db).current()).filter(({ id }) => id !== but);
  const likeness = createLikeness();
  for (const question of all) likeness.add(question.id, gistOf(question));
  return { likeness, textOf: (id: string) => all.find((question) => question.id === id)?.body[0] ?? '' };
}
