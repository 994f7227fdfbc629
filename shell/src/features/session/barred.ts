import { refusalSettled } from '@mortar/client';
import { $session, dialogOpened } from '@mortar/host';
import { createEffect, createEvent, sample } from 'effector';
import { carried, carry, putDown } from '../../lib/carried.ts';
import { leaveFx, pageArrived } from '../../core/navigation/navigate.ts';
import { BARRED, type Bar } from '../../core/dialogs/own.ts';
import { barTaken, loadSessionsFx } from './events.ts';
import { sessionEnded } from './sign-out.ts';

const NAME = 'bar';

const barShown = createEvent<Bar>();

/** Whether the next document will tell of it. */
const carryBarFx = createEffect((bar: Bar) => carry(NAME, bar));
const takeBarFx = createEffect(() => {
  const bar = carried(NAME);
  putDown(NAME);
  return isBar(bar) ? bar : null;
});

// A visitor is told on the spot. Of somebody who was signed in nothing may stay (spec §4): a new document tells them.
sample({ clock: barTaken, source: $session, filter: (session) => session === null, fn: (_, bar) => bar, target: barShown });
sample({ clock: barTaken, source: $session, filter: (session) => session !== null, fn: (_, bar) => bar, target: carryBarFx });
sample({ clock: carryBarFx.done, fn: () => undefined, target: sessionEnded });
sample({ clock: carryBarFx.done, filter: ({ result }) => result, fn: () => '/', target: leaveFx });
sample({ clock: carryBarFx.done, filter: ({ result }) => !result, fn: ({ params }) => params, target: barShown });

sample({ clock: loadSessionsFx.done, filter: ({ params }) => params.kind === 'start', fn: () => undefined, target: takeBarFx });
sample({ clock: takeBarFx.doneData.filter({ fn: (bar) => bar !== null }), target: barShown });

sample({ clock: barShown, fn: (bar) => ({ name: BARRED as typeof BARRED, props: bar }), target: dialogOpened });
sample({ clock: pageArrived, fn: () => 'blacklist' as const, target: refusalSettled });

function isBar(value: unknown): value is Bar {
  const { type, msg } = (value ?? {}) as Partial<Bar>;
  return typeof msg === 'string' && (type === 'account' || type === 'device' || type === 'ip');
}
