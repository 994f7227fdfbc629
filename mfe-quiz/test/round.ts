import type { Output } from '@mortar/protocol';
import type { getExpireTime, PlayedRun, Run } from '@mortar/protocol/quiz';

export const RUN_ID = 'r'.repeat(22);
export const COMMIT = 'c'.repeat(64);
const token = (act: number) => `${act}.${'t'.repeat(43)}`;
/** Of a moment so many ms from now. */
export const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** A run as the server tells of it: the first question is asked. */
export function runWith(change: Partial<Run> = {}): Run {
  return {
    runid: RUN_ID,
    roundid: '2026-11-26',
    status: 'asked',
    no: 1,
    total: 10,
    points: 0,
    calm: false,
    quiz: { text: 'Which came first?', options: ['Egg', 'Hen', 'Both', 'Neither'], topic: 'science', tier: 1 },
    token: token(1),
    deadline: later(15_000),
    frozenuntil: null,
    now: later(0),
    cards: { swap: { held: 0, used: false }, skip: { held: 0, used: false }, revival: { held: 0, used: false } },
    failinfo: null,
    successinfo: null,
    receipt: { roundid: '2026-11-26', commit: COMMIT, tag: 'open', c: 'd'.repeat(64), seen: [], at: later(0), signature: 's' },
    ...change,
  };
}

const without = { quiz: null, token: null, deadline: null };
export const passed = (change: Partial<Run> = {}): Run => runWith({ ...without, status: 'passed', points: 150, ...change });
export const failed = (change: Partial<Run> = {}): Run =>
  runWith({
    ...without,
    status: 'failed',
    token: token(2),
    failinfo: { reason: 'wrong', reviveuntil: later(60_000), price: null },
    ...change,
  });

/** The open round. @param run where the caller's run stands */
export function roundWith(run: Run | null, change: Partial<Output<typeof getExpireTime>> = {}): Output<typeof getExpireTime> {
  return {
    now: later(0),
    roundid: '2026-11-26',
    opensat: later(-3_600_000),
    closesat: later(3_600_000),
    commit: COMMIT,
    next: later(3_600_000),
    run,
    deadline: run?.deadline ?? null,
    reviveuntil: run?.failinfo?.reviveuntil ?? null,
    bindby: run?.bindby ?? null,
    players: 12,
    winners: 1,
    estimate: null,
    streak: null,
    ...change,
  };
}

/** A run that is over: one right, one wrong. */
export const PLAYED: PlayedRun = {
  runid: RUN_ID,
  roundid: '2026-11-26',
  status: 'lost',
  points: 150,
  right: 1,
  calm: false,
  ranked: true,
  startedat: '2026-11-26T02:00:00.000Z',
  endedat: '2026-11-26T02:01:00.000Z',
  fair: 'open',
  questions: [
    {
      no: 1,
      quiz: {
        ...runWith().quiz!,
        correct: 0,
        why: 'Eggs are older than hens.',
        source: 'https://en.wikipedia.org/wiki/Egg',
        others: [60, 20, 15, 5],
      },
      selected: 0,
      outcome: 'right',
      revived: false,
      gained: 150,
      ms: 2000,
      cards: [],
    },
    {
      no: 2,
      quiz: { ...runWith().quiz!, text: 'And then?', correct: 1, why: 'Because.', source: 'docs/map.md', others: null },
      selected: 3,
      outcome: 'wrong',
      revived: false,
      gained: 0,
      ms: 3000,
      cards: [],
    },
  ],
};
