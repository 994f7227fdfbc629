import { getBankRole, type WrittenQuestion } from '@mortar/protocol/quiz';
import type { Browser, QuizServer } from './quiz.ts';

/** A browser of a new person with a role, once the server knows of it. */
export async function staff(server: QuizServer, role: 'operator' | 'reviewer'): Promise<Browser & { userId: number }> {
  const person = await server.player();
  const { sql } = server.database;
  await sql`insert into account_roles (user_id, role, by, at) values (${person.userId}, ${role}, 'test', now())`;
  await sql`select pg_notify('account_standing', '')`;
  while ((await person.ask(getBankRole)).role !== role) await new Promise(setImmediate);
  return person;
}

/** A question that nothing keeps from review. @param change what is another in it */
export const written = (change: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  topic: 'science',
  tier: 2,
  source: 'https://example.org/kiln',
  validuntil: null,
  correct: 1,
  en: {
    text: 'At what heat does porcelain ripen in a kiln?',
    options: ['About 300 °C', 'About 1,300 °C', 'About 3,000 °C', 'About 30 °C'],
    why: 'Porcelain ripens at about 1,300 °C.',
  },
  'zh-HK': {
    text: '瓷器在窯中大約要燒到多少度？',
    options: ['約 300 度', '約 1,300 度', '約 3,000 度', '約 30 度'],
    why: '瓷器要燒到約 1,300 度才會瓷化。',
  },
  ...change,
});
