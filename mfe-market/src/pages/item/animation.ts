import { openAnimation, type Animation, type MetadataFault } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';

/** The server answers within seconds, whether it has it or not; a large one takes a minute at most. */
const MOST_ASKED = 9;

/** What an item plays, as soon as the site has a copy of it; or why it won't have one. */
export const openAnimationFx = createTask(
  async ({ id }: { id: string }, { call }): Promise<{ animation: Animation | null; fault: MetadataFault | null }> => {
    for (let asked = 0; asked < MOST_ASKED; asked += 1) {
      const answer = await call(openAnimation, { id });
      if (answer.animation ?? answer.fault) return answer;
    }
    return { animation: null, fault: 'unreachable' };
  },
);
