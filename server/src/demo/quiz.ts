import { randomBytes } from 'node:crypto';
import { giveUp, issue, submitAnswer, type Run } from '@mortar/protocol/quiz';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { people } from '../modules/identity/index.ts';
import { hasPlayed, readBank } from '../modules/quiz/index.ts';
import { CAST } from './cast.ts';
import { passwordOfPeople, signIn } from './sign-in.ts';
import { siteApi, type SiteApi } from './site-api.ts';

/** How many questions each of them answers before a wrong one: nobody wins, so that a visitor can top the board. */
const RIGHT = { ada: 7, gaayi: 5, ben: 4, zihin: 2 } as const;

/** Gives the right option of a question as it is asked in English. */
type Keys = ReadonlyMap<string, string>;

/** The demo's people play the quiz of the day once, by the same calls as anybody. Who has played before stays as they are. */
export async function demoQuiz({ config, db, signal }: { config: Config; db: Db; signal: AbortSignal }): Promise<void> {
  if (!config.modules.includes('quiz')) return;
  const api = await siteApi(config, signal);
  const password = await passwordOfPeople(config);
  const keys = new Map((await readBank(config.quizBankDir)).map(({ body, correct }) => [body[0]!, body[1 + correct]!]));
  for (const [name, right] of Object.entries(RIGHT)) {
    const { email } = CAST[name as keyof typeof RIGHT];
    const person = await people.find(db, email);
    if (!person || (await hasPlayed(db, person.userId))) continue;
    const { token } = await signIn(api, { email, password });
    await play(api.as(token), keys, right);
  }
}

async function play(api: SiteApi, keys: Keys, right: number): Promise<void> {
  let run: Run = await api.call(issue, { c: randomBytes(32).toString('hex') });
  while (run.status === 'asked') {
    const { runid, token, quiz, no } = run;
    const key = quiz!.options.indexOf(keys.get(quiz!.text)!);
    const selected = no <= right ? key : (key + 1) % quiz!.options.length;
    run = await api.call(submitAnswer, { runid, token: token!, selected });
    if (run.status === 'passed') run = await api.call(issue, {});
  }
  if (run.status === 'failed') await api.call(giveUp, { runid: run.runid, token: run.token! });
}
