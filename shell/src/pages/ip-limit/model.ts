import { ipRestricted, refusalSettled } from '@mortar/client';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { leaveFx, pageArrived, readPathFx } from '../../core/navigation/navigate.ts';

const PAGE = '/iplimit';

/** Leads to the page that says so; whoever stands there already stays (spec §8, 1511461). */
const showLimitFx = createTask(async (_: void, { bind }) => {
  const { pathname } = await bind(readPathFx)();
  if (pathname !== PAGE) await bind(leaveFx)(PAGE);
});

sample({ clock: ipRestricted, target: showLimitFx });
sample({ clock: pageArrived, fn: () => 'ip' as const, target: refusalSettled });
