import { expect } from '@jest/globals';
import type { Endpoint } from '@mortar/protocol';
import { BONUS_BY_QUARTER, giveUp, heartbeat, issue, revival, skip, submitAnswer, swap, type Run } from '@mortar/protocol/quiz';
import type { StepRow } from '../src/modules/quiz/runs/repository.ts';
import { createLuck } from './hostile.ts';
import type { Browser, QuizServer } from './quiz.ts';

/** A call of a story, and what came back. */
export interface Told {
  endpoint: Endpoint;
  body: string;
}

const pick = <Value>(luck: () => number, values: readonly Value[]): Value => values[Math.floor(luck() * values.length)]!;

/** What somebody may do next, sensible or not; some acts come twice, as after a lost answer. */
async function act(server: QuizServer, player: Browser, run: Run, luck: () => number): Promise<Told[]> {
  const on = { runid: run.runid, token: run.token ?? `1.${'A'.repeat(43)}` };
  const say = async (endpoint: Endpoint, input: object): Promise<Told> => ({ endpoint, body: (await player.call(endpoint, input)).body });
  const answer = async () => {
    const key = run.quiz ? await server.keyOf(run) : 0;
    return say(submitAnswer, { ...on, selected: luck() < 0.8 ? key : (key + 1) % 4 });
  };
  const chance = luck();
  if (chance < 0.5) return [run.status === 'passed' ? await say(issue, {}) : await answer()];
  if (chance < 0.75) {
    const endpoint = pick(luck, [swap, skip, revival, giveUp, issue]);
    const input = endpoint === issue ? {} : on;
    return [await say(endpoint, input), await say(endpoint, input)];
  }
  if (chance < 0.85) return [await say(heartbeat, { runid: run.runid })];
  server.pass(pick(luck, [400, 3000, 9000, 16_000, 61_000]));
  return [];
}

/** Plays a run by chance until it is over, or for so many acts. @returns everything that was said on the way, without the end */
async function playStory(server: QuizServer, player: Browser, seed: number, acts = 60): Promise<{ runid: string; told: Told[] }> {
  const luck = createLuck(seed);
  const told: Told[] = [];
  let run: Run | null = await player.begin({ calm: luck() < 0.3 });
  const { runid } = run;
  for (let count = 0; count < acts && run && !['won', 'lost', 'expired'].includes(run.status); count++) {
    told.push({ endpoint: issue, body: JSON.stringify(run) }, ...(await act(server, player, run, luck)));
    run = await player.run();
  }
  return { runid, told };
}

interface Folded {
  state: string;
  no: number;
  points: number;
  right: number;
  served: number[];
  used: string[];
}

/** What steps come to, by the rules as they are written down, without the server's own machine. */
function fold(steps: readonly StepRow[], isCalm: boolean): Folded {
  const run: Folded & { isSlow: boolean } = { state: 'none', no: 0, points: 0, right: 0, served: [0, 0, 0], used: [], isSlow: isCalm };
  const pass = () => (run.no === 10 ? 'won' : 'passed');
  let isFrozen = false;
  for (const { act, no, tier, isRight, ms, gained } of steps) {
    if (act === 'issue' || act === 'swap' || act === 'revival') {
      run.served[tier - 1]! += 1;
      run.isSlow = isCalm || (act === 'issue' && isFrozen);
      isFrozen = false;
      run.state = 'asked';
    }
    if (act === 'swap' || act === 'skip' || act === 'revival') run.used.push(act);
    if (act === 'answer') {
      const quarter = Math.min(Math.floor((ms! * 4) / (isCalm ? 150_000 : 15_000)), 3);
      expect(gained).toBe(isRight ? tier * 100 + (run.isSlow ? 0 : BONUS_BY_QUARTER[quarter]!) : 0);
      run.points += gained;
      run.right += Number(isRight);
    }
    run.no = no;
    if (act === 'answer') run.state = isRight ? pass() : 'failed';
    if (act === 'skip') run.state = pass();
    if (act === 'freeze') isFrozen = true;
    if (act === 'time') run.state = 'failed';
    if (act === 'giveup' || act === 'end') run.state = 'lost';
    if (act === 'expire') run.state = 'expired';
  }
  const { isSlow: _isSlow, ...folded } = run;
  return folded;
}

/** Where no key, explanation, secret, salt, or question that was not asked may stand before a run is over. */
async function checkSecrets(server: QuizServer, steps: readonly StepRow[], said: string): Promise<void> {
  const { sql } = server.database;
  const [round] =
    await sql`select r.id::text, r.sealed from quiz_rounds r join quiz_runs u on u.round_id = r.id where u.id = ${steps[0]!.runId}`;
  const leaves = await sql`
    select l.tier, l.idx, l.salt, r.body from quiz_leaves l
    join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev where l.round_id = ${round!['id']}`;
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const asked = new Set(steps.map(({ tier, idx }) => `${tier} ${idx}`));
  const hidden = leaves.flatMap(({ tier, idx, salt, body }) => {
    const [question, , , , , why] = body as string[];
    return [String(salt), inJson(why!), ...(asked.has(`${tier} ${idx}`) ? [] : [inJson(question!)])];
  });
  const secret = server.identity.keyring.open('quiz', String(round!['sealed']));
  expect([secret, ...hidden].filter((text) => said.includes(text))).toEqual([]);
  expect(said).not.toMatch(/"(?:correct|why|source|others|salt|runkey|secret)"/);
}

/** Plays a story: its run is what its steps come to, and nothing comes to light before its time. */
export async function checkStory(server: QuizServer, seed: number): Promise<void> {
  const { sql } = server.database;
  const { runid, told } = await playStory(server, await server.player(seed % 2), seed);
  const steps = await sql<StepRow[]>`
    select run_id as "runId", act, no, tier, idx, is_right as "isRight", ms, gained, seq from quiz_run_steps where run_id = ${runid} order by seq`;
  const [run] = await sql`select state, no, points, "right", served, used, seq, is_calm as "isCalm" from quiz_runs where id = ${runid}`;
  const { isCalm, seq, ...kept } = run!;
  expect({ seed, ...kept }).toEqual({ seed, ...fold(steps, Boolean(isCalm)) });
  expect(steps.map((step) => step.seq)).toEqual(Array.from({ length: Number(seq) }, (_, index) => index));
  await checkSecrets(server, steps, told.map(({ body }) => body).join('\n'));
}
