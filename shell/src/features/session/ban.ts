import { refusalSettled } from '@mortar/client';
import { $session, dialogOpened } from '@mortar/host';
import { createEffect, createEvent, sample } from 'effector';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import { leaveFx, pageArrived } from '../../core/navigation/navigate.ts';
import { BAN_NOTICE, type Ban } from '../../core/dialogs/own.ts';
import { BAN } from './carried-news.ts';
import { banTaken, loadSessionsFx } from './events.ts';
import { sessionEnded } from './sign-out.ts';

const banShown = createEvent<Ban>();

/** Whether the next document will tell of it. */
const carryBanFx = createEffect(({ type, msg }: Ban) => carry(BAN, { type, msg }));
const takeBanFx = createEffect(() => {
  const ban = carried(BAN);
  putDown(BAN);
  return isBan(ban) ? ban : null;
});

// A visitor is told on the spot. Of somebody who was signed in nothing may stay (spec §4): a new document tells them.
sample({ clock: banTaken, source: $session, filter: (session) => session === null, fn: (_, ban) => ban, target: banShown });
sample({ clock: banTaken, source: $session, filter: (session) => session !== null, fn: (_, ban) => ban, target: carryBanFx });
sample({ clock: carryBanFx.done, target: sessionEnded });
sample({ clock: carryBanFx.done, filter: ({ result }) => result, fn: () => '/', target: leaveFx });
sample({ clock: carryBanFx.done, filter: ({ result }) => !result, fn: ({ params }) => params, target: banShown });

sample({ clock: loadSessionsFx.done, filter: ({ params }) => params.kind === 'start', target: takeBanFx });
sample({ clock: takeBanFx.doneData.filter({ fn: (ban) => ban !== null }), target: banShown });

sample({ clock: banShown, fn: (ban) => ({ name: BAN_NOTICE as typeof BAN_NOTICE, props: ban }), target: dialogOpened });
sample({ clock: pageArrived, fn: () => 'blacklist' as const, target: refusalSettled });

function isBan(value: unknown): value is Ban {
  const { type, msg } = (value ?? {}) as Partial<Ban>;
  return typeof msg === 'string' && (type === 'account' || type === 'device' || type === 'ip');
}
