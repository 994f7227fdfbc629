import { subscribe } from '@mortar/client/connection';
import { $isSignedIn } from '@mortar/host';
import { getLikeStatus, LATEST_TOPIC } from '@mortar/protocol/community';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { followsTold } from '#entities/person';
import { postWritten } from '#entities/post';
import { freshAsked, newerWanted, postsCame } from './model.ts';
import { hasNews, type Source } from './source.ts';

/** A list is on the screen. */
export const Watched = createGate<{ source: Source }>();

const latest = subscribe(() => LATEST_TOPIC);
/** However much is written, it is counted at most so often. */
const PAUSE_MS = 2000;

sample({ clock: Watched.open, fn: () => undefined, target: latest.wanted });
sample({ clock: Watched.close, fn: () => undefined, target: latest.left });

const pauseFx = createTask(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
const told = createEvent();
sample({ clock: [latest.happened, latest.missed], fn: () => undefined, target: told });
/** Something happened while it was waited. */
const $isDue = createStore(false)
  .on(told, () => true)
  .on(pauseFx, () => false);
const counted = createEvent();
sample({ clock: told, source: pauseFx.pending, filter: (isWaiting) => !isWaiting, fn: () => undefined, target: [pauseFx, counted] });
sample({ clock: pauseFx.finally, source: $isDue, filter: (is) => is, fn: () => undefined, target: [pauseFx, counted] });
sample({
  clock: counted,
  source: { props: Watched.state, isOpen: Watched.status },
  filter: ({ props, isOpen }) => isOpen && hasNews(props.source),
  fn: ({ props }) => props.source,
  target: freshAsked,
});
// What somebody wrote themselves they need not let in.
sample({
  clock: postWritten,
  source: { props: Watched.state, isOpen: Watched.status },
  filter: ({ props, isOpen }) => isOpen && hasNews(props.source),
  fn: ({ props }) => props.source,
  target: newerWanted,
});

/** Whom of the authors of some posts the person follows. */
const relationsFx = createTask(async (authors: Readonly<Record<string, string>>, { call, bind }) => {
  const { list } = await call(getLikeStatus, { targettype: 'post', targetids: Object.keys(authors).join(',') });
  bind(followsTold)(Object.fromEntries(list.map(({ targetid, follow }) => [authors[targetid]!, follow])));
});
// Where strangers write too; of the list of whom they follow the person knows.
sample({
  clock: postsCame,
  source: $isSignedIn,
  filter: (isSignedIn, { source, authors }) => isSignedIn && 'feed' in source && source.feed !== 'home' && Object.keys(authors).length > 0,
  fn: (_, { authors }) => authors,
  target: relationsFx,
});
