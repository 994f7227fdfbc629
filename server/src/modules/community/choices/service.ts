import type { Input, Output } from '@mortar/protocol';
import { WATCH_WORDS, type listMuted, type mutePerson, type setWatchWord } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { findAuthors, readAuthors } from '../people.ts';
import { mutesOf } from './mutes.ts';

const MOST_MUTED = 1000;

/** Whom and what people want out of their feeds. */
export function createChoices(db: Db) {
  return {
    async mute(userId: number, { uid, status }: Input<typeof mutePerson>): Promise<Output<typeof mutePerson>> {
      const person = (await findAuthors(db, [uid])).get(uid);
      if (!person) throw new AppError('notFound', { status: 200 });
      if (person.userId === userId) throw new AppError('conflict');
      const own = mutesOf(db, userId);
      if (status === 1 && (await own.count()) >= MOST_MUTED) throw new AppError('communityFull');
      await own.set(person.userId, status === 1);
      return { status };
    },

    async muted(userId: number): Promise<Output<typeof listMuted>> {
      const people = await readAuthors(db, await mutesOf(db, userId).list());
      return { list: [...people.values()].toSorted((a, b) => a.username.localeCompare(b.username)) };
    },

    words: async (userId: number): Promise<{ words: string[] }> => ({ words: await mutesOf(db, userId).words() }),

    async setWord(userId: number, { word, status }: Input<typeof setWatchWord>): Promise<{ words: string[] }> {
      const kept = keptLine(word).toLowerCase();
      if (kept === '') throw new AppError('validation');
      const own = mutesOf(db, userId);
      const words = await own.words();
      if (status === 1 && !words.includes(kept) && words.length >= WATCH_WORDS.most) throw new AppError('communityFull');
      await own.setWord(kept, status === 1);
      return { words: await own.words() };
    },
  };
}

export type Choices = ReturnType<typeof createChoices>;
