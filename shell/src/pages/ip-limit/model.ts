import { ipRestricted, refusalSettled } from '@mortar/client';
import { createEffect, sample, scopeBind } from 'effector';
import { leaveFx, pageArrived, readPathFx } from '../../core/navigation/navigate.ts';

const PAGE = '/iplimit';

/** Leads to the page that says so; whoever stands there already stays (spec §8, 1511461). */
const showLimitFx = createEffect(async () => {
  const leave = scopeBind(leaveFx, { safe: true });
  const { pathname } = await scopeBind(readPathFx, { safe: true })();
  if (pathname !== PAGE) await leave(PAGE);
});

sample({ clock: ipRestricted, fn: () => undefined, target: showLimitFx });
sample({ clock: pageArrived, fn: () => 'ip' as const, target: refusalSettled });
