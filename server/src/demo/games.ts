import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@mortar/games/rules';
import { finishRun, getDaily, startRun } from '@mortar/protocol/games';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { hasEndedRun } from '../modules/games/index.ts';
import { people } from '../modules/identity/index.ts';
import { CAST, type CastName } from './cast.ts';
import { mergeTiles, stackBricks, type Play } from './plays.ts';
import { passwordOfPeople, signIn } from './sign-in.ts';
import { siteApi, type SiteApi } from './site-api.ts';

interface DemoRun {
  by: CastName;
  game: (typeof games)[number]['id'];
  play: (seed: number) => Play;
  isDaily?: boolean;
}

/** One run each: no score that a visitor could not beat at the first or second try. */
const RUNS: readonly DemoRun[] = [
  { by: 'ada', game: 'kiln-stack', play: (seed) => stackBricks(seed, 9) },
  { by: 'ben', game: 'fuse', play: (seed) => mergeTiles(seed, 20) },
  { by: 'gaayi', game: 'fuse', play: (seed) => mergeTiles(seed, 12) },
  { by: 'zihin', game: 'kiln-stack', play: (seed) => stackBricks(seed, 4), isDaily: true },
];

/** The demo's people play a game once, as long as it takes anybody: the server replays what they pressed. Who has played before stays as they are. */
export async function demoGames({ config, db, signal }: { config: Config; db: Db; signal: AbortSignal }): Promise<void> {
  if (!config.modules.includes('games')) return;
  const api = await siteApi(config, signal);
  const password = await passwordOfPeople(config);
  const runs = RUNS.map(async (run) => {
    const { email } = CAST[run.by];
    const person = await people.find(db, email);
    if (!person || (await hasEndedRun(db, person.userId))) return;
    const { token } = await signIn(api, { email, password });
    await playRun(api.as(token), run, signal);
  });
  await Promise.all(runs);
}

async function playRun(api: SiteApi, { game: gameid, play, isDaily = false }: DemoRun, signal: AbortSignal): Promise<void> {
  // A try that was cut off is used.
  if (isDaily && (await api.call(getDaily, { gameid, pageSize: 1 })).isplayed) return;
  const { run, seed } = await api.call(startRun, { gameid, ...(isDaily && { isdaily: isDaily }) });
  const { log, ticks, score } = play(seed);
  const { tickMs } = games.find(({ id }) => id === gameid)!;
  await sleep(ticks * tickMs, undefined, { signal });
  await api.call(finishRun, { run, log, ticks, score });
}
