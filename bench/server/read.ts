import { compared, type Figure } from '../report.ts';
import { fromVisitors, loadFor } from './load.ts';
import { alternating } from './rounds.ts';
import { renewedSigns } from './sign.ts';
import type { Peers } from './peers.ts';

const PATH = '/api/platformservice/open/remote/history?name=gamehub&pageSize=20';

/** A read that anybody may do, through the whole stack. */
export async function measureRead({ stack, bare, seconds, success }: Peers): Promise<Figure[]> {
  const signs = renewedSigns(stack.url, 1);
  const { rps, p99 } = await alternating(
    async () => loadFor(seconds, stack.url, fromVisitors(PATH, (await signs())[0]!), success),
    () => loadFor(seconds, bare, [{ path: '/history' }], '"remote":"gamehub"'),
  );
  const against = 'bare Fastify route, same query';
  return [compared('read.rps', rps, 'requests/s', against, { least: 0.7 }), compared('read.p99', p99, 'ms', against, { most: 4 })];
}
