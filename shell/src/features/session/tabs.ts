import type { SessionData } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample } from 'effector';
import { loadSessionsFx } from './events.ts';

/** What tabs of one browser tell each other. */
export type TabNews = { kind: 'signedIn' | 'renewed'; session: SessionData } | { kind: 'signedOut' };

/** Another tab told something. */
export const tabTold = createEvent<TabNews>();

/** Listens to the other tabs of this browser; the result tells them. */
const joinTabsFx = createTask((_: void, { bind }) => {
  const channel = new BroadcastChannel('mortar:session');
  const told = bind(tabTold);
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => told(data));
  const tell: (news: TabNews) => void = channel.postMessage.bind(channel);
  return { tell };
});
const $tabs = createStore<{ tell: (news: TabNews) => void } | null>(null).on(joinTabsFx.doneData, (_, tabs) => tabs);

sample({ clock: loadSessionsFx.done, source: $tabs, filter: (tabs) => tabs === null, target: joinTabsFx });

/** Tells the other tabs. */
export const tellTabsFx = attach({ source: $tabs, effect: (tabs, news: TabNews) => tabs?.tell(news) });
