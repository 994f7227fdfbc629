import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../lib/clock.ts';
import type { Bucket } from '../objects/index.ts';
import { demoCommunity } from './community.ts';
import { demoContent } from './content.ts';
import { demoEvents } from './events.ts';
import { demoGames } from './games.ts';
import { demoMarket } from './market.ts';
import { demoNews } from './news/index.ts';
import { demoOperator } from './operator.ts';
import { demoQuiz } from './quiz.ts';
import type { DemoLogin } from './sign-in.ts';
import { demoVideos } from './videos.ts';

export interface DemoDeps {
  config: Config;
  db: Db;
  clock: Clock;
  jobs: Jobs;
  bucket?: Bucket | undefined;
  /** Takes lines for whoever started the site. */
  say: (line: string) => void;
}

/** Demo content in the making, one part after the other, the market beside them. */
export interface Demo {
  /** Login of its operator; null where there is none. */
  operator: Promise<DemoLogin | null>;
  /** People, channels, games, the quiz, the feed, news. */
  content: Promise<void>;
  market: Promise<void>;
  videos: Promise<void>;
  /** Breaks off whatever is under way: the next start goes on with it. */
  stop(): Promise<void>;
}

/** Demo content of a site that wants none. */
export const noDemo = (): Demo => ({
  operator: Promise.resolve(null),
  content: Promise.resolve(),
  market: Promise.resolve(),
  videos: Promise.resolve(),
  stop: () => Promise.resolve(),
});

/** Makes the demo content that is missing, by the same calls as people make theirs: the site must answer already. */
export function startDemo({ bucket, say, jobs, ...deps }: DemoDeps): Demo {
  const ending = new AbortController();
  const { signal } = ending;
  const operator = demoOperator({ ...deps, signal });

  const partsFor = (login: DemoLogin) => ({ ...deps, signal, operator: login });

  async function makeContent(): Promise<void> {
    const login = await operator.catch(() => null);
    if (!login) return;
    await demoContent(partsFor(login));
    // Games take their time: everything else is made beside them.
    await Promise.all([demoGames({ ...deps, signal }), makeOthers(login)]);
  }
  async function makeOthers(login: DemoLogin): Promise<void> {
    await demoQuiz({ ...deps, signal });
    await demoEvents({ ...deps, jobs });
    await demoCommunity(partsFor(login));
    await demoNews(partsFor(login));
  }
  const content = makeContent();

  async function makeVideos(): Promise<void> {
    await content.catch(() => {});
    const login = await operator.catch(() => null);
    if (login) await demoVideos(partsFor(login));
  }
  const videos = makeVideos();
  const market = demoMarket({ config: deps.config, bucket, say, signal });

  return {
    operator,
    content,
    market,
    videos,
    async stop() {
      ending.abort();
      await Promise.allSettled([operator, content, market, videos]);
    },
  };
}
