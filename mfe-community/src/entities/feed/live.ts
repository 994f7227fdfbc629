import { subscribe } from '@mortar/client/connection';
import { $isSignedIn } from '@mortar/host';
import { LATEST_TOPIC } from '@mortar/protocol/community';
import { createTask, pause } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { postWritten, reactionSaved, readRelationsFx } from '#entities/post';
import { feedDropped, feedOpened, freshAsked, newerWanted, postsCame } from './model.ts';
import { hasNews, keyOf, type Source } from './source.ts';

/** A list is on the screen. */
export const Watched = createGate<{ source: Source }>();

const latest = subscribe(() => LATEST_TOPIC);
/** However much is written, it is counted at most so often. */
const PAUSE_MS = 2000;

sample({ clock: Watched.open, fn: () => undefined, target: latest.wanted });
sample({ clock: Watched.close, fn: () => undefined, target: latest.left });

const pauseFx = createTask(() => pause(PAUSE_MS));
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
  filter: ({ props: { source }, isOpen }, { author }) => isOpen && ('person' in source ? source.person === author.uid : hasNews(source)),
  fn: ({ props }) => props.source,
  target: newerWanted,
});
// Lists of what they wrote that are not on the screen are read anew when they are opened.
for (const kind of ['posts', 'media'] as const) {
  sample({
    clock: postWritten,
    source: { props: Watched.state, isOpen: Watched.status },
    filter: ({ props, isOpen }, { author }) => !(isOpen && keyOf(props.source) === keyOf({ person: author.uid, kind })),
    fn: (_, { author }): Source => ({ person: author.uid, kind }),
    target: feedDropped,
  });
}

// A list that is on the screen while it is dropped is read anew.
sample({
  clock: feedDropped,
  source: { props: Watched.state, isOpen: Watched.status },
  filter: ({ props, isOpen }, dropped) => isOpen && keyOf(props.source) === keyOf(dropped),
  fn: (_, dropped) => dropped,
  target: feedOpened,
});

const SAVED: Source = { feed: 'saved' };
const isSaved = (source: Source) => keyOf(source) === keyOf(SAVED);
/** What is kept has changed since that list was read. */
const $isSavedOld = createStore(false)
  .on(reactionSaved, (isOld, { what }) => isOld || what === 'favorite')
  .reset(feedDropped.filter({ fn: isSaved }));
// It is read anew when it is opened; while it is on the screen no post goes from under the finger.
sample({
  clock: [reactionSaved, Watched.close],
  source: { isOld: $isSavedOld, props: Watched.state, isOpen: Watched.status },
  filter: ({ isOld, props, isOpen }) => isOld && !(isOpen && isSaved(props.source)),
  fn: () => SAVED,
  target: feedDropped,
});

// Where strangers write too; of the list of whom they follow the person knows.
sample({
  clock: postsCame,
  source: $isSignedIn,
  filter: (isSignedIn, { source, authors }) => isSignedIn && 'feed' in source && source.feed !== 'home' && Object.keys(authors).length > 0,
  fn: (_, { authors }) => authors,
  target: readRelationsFx,
});
