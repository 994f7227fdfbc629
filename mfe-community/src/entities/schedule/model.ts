import { createRequest } from '@mortar/client';
import { cancelSchedule, listSchedules, publishScheduled, saveSchedule, type Scheduled } from '@mortar/protocol/community';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { postWritten } from '#entities/post';

/** As many as come at once; a person has 300 at most. */
const AT_ONCE = 50;

/** A post that waits was changed, or is a new one. */
export const scheduleTold = createEvent<Scheduled>();

/** Everything of the person that waits for its time, those that are held first, then the next ones first. */
export const waiting = createQuery(
  createTask<void, readonly Scheduled[]>(async (_, { call }) => {
    const all: Scheduled[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { list: Scheduled[]; cursor: string | null } = await call(listSchedules, {
        pageSize: AT_ONCE,
        ...(cursor && { cursor }),
      });
      all.push(...page.list);
      cursor = page.cursor;
    }
    return all;
  }),
);

export const moveFx = createRequest(saveSchedule);
export const publishNowFx = createRequest(publishScheduled);
/** What it was made of is a draft again. */
export const cancelFx = createRequest(cancelSchedule);

// One whose video is still being made waits on.
sample({ clock: publishNowFx.doneData, filter: ({ video }) => video?.playurl !== '', target: postWritten });
sample({ clock: [scheduleTold, moveFx.done, publishNowFx.finally, cancelFx.done], fn: () => undefined, target: waiting.retried });
