import { $clockOffset, failureReported } from '@mortar/host';
import type { Input } from '@mortar/protocol';
import type { addFrontendLog } from '@mortar/protocol/telemetry';
import { createEvent, createStore, sample } from 'effector';
import type { LoadReport } from '../federation/open-part.ts';
import type { Vital } from './vitals.ts';

type LogEntry = Input<typeof addFrontendLog>['entries'][number];
type Fact = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'url' | 'at'> : never) : never;

/** One page reports at most this much: a fault in a loop must not become a flood. */
const MOST_PER_PAGE = 100;
const LONGEST_MESSAGE = 2000;
const LONGEST_STACK = 8000;

export const remoteLoaded = createEvent<LoadReport>();
export const vitalMeasured = createEvent<Vital>();
export const connectivityRecorded = createEvent<{ kind: 'offline' } | { kind: 'online'; offlineMs: number }>();

/** Something worth telling the server happened, whatever it was. */
const factFound = createEvent<Fact>();

sample({
  clock: remoteLoaded,
  fn: (report): Fact => ({ kind: 'load', ...report, message: report.message?.slice(0, LONGEST_MESSAGE) }),
  target: factFound,
});
sample({ clock: vitalMeasured, fn: (vital): Fact => ({ kind: 'vital', ...vital }), target: factFound });
sample({ clock: connectivityRecorded, target: factFound });
sample({
  clock: failureReported,
  fn: ({ message, stack, remote, version }): Fact => ({
    kind: 'error',
    message: message.slice(0, LONGEST_MESSAGE),
    stack: stack?.slice(0, LONGEST_STACK),
    remote,
    version,
  }),
  target: factFound,
});

const $told = createStore(0).on(factFound, (count) => count + 1);

/** An entry of the log is complete: it is sent with the next batch. */
export const entryMade = sample({
  clock: factFound,
  source: { offset: $clockOffset, told: $told },
  filter: ({ told }) => told <= MOST_PER_PAGE,
  fn: ({ offset }, fact) => ({ ...fact, url: location.href.slice(0, 2048), at: Math.max(0, Math.round(Date.now() + offset)) }) as LogEntry,
});

export type { LogEntry };
