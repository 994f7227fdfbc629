import { createRequest } from '@mortar/client';
import { subscribe } from '@mortar/client/connection';
import { findVideoPost } from '@mortar/protocol/community';
import { getVideo, retryVideo, videoTopic, type Video } from '@mortar/protocol/video';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { Sort } from '#entities/thread';

export const video = createQuery(createRequest(getVideo));
/** The post in which its author shows it: what is said about a video is said there. */
export const conversation = createQuery(createRequest(findVideoPost));
export const retryFx = createRequest(retryVideo);
/** Its author changed it. */
export const videoChanged = createEvent<Video>();

/** The page of a video is open. */
export const Open = createGate<{ id: string }>();
const work = subscribe((id: string) => videoTopic(id));

/** The address of a page says which video, and how what is said about it stands. */
export const addressRead = createEvent<{ videoid: string; sort: Sort }>();
/** `isSorted`: only the order is another one. */
export const $address = createStore<{ videoid: string; sort: Sort; isSorted: boolean }>({ videoid: '', sort: 'old', isSorted: false }).on(
  addressRead,
  (before, now) => ({ ...now, isSorted: before.videoid === now.videoid && before.sort !== now.sort }),
);
// What plays goes on playing while others are read in another order.
const opened = sample({
  clock: addressRead,
  source: { isOpen: Open.status, address: $address },
  filter: ({ isOpen, address }) => !(isOpen && address.isSorted),
  fn: (_, { videoid }) => ({ videoid }),
});
conversation.$data.reset(opened);
sample({ clock: opened, target: video.wanted });
sample({ clock: video.readFx, fn: ({ videoid }) => ({ videoid }), target: conversation.wanted });

sample({ clock: Open.open, fn: ({ id }) => id, target: work.wanted });
sample({ clock: Open.close, fn: ({ id }) => id, target: work.left });

const ready = (renditions: Video['renditions']): number => renditions.filter(({ state }) => state === 'ready').length;
const heard = sample({
  clock: work.happened,
  source: video.$data,
  fn: (shown, { topic, data }) => (shown && topic === videoTopic(shown.videoid) ? { shown, data } : null),
}).filterMap((one) => one ?? undefined);

// Percent show at once; what can be watched now is read anew.
const isMore = ({ shown, data }: { shown: Video; data: Pick<Video, 'state' | 'renditions'> }) =>
  shown.state !== data.state || ready(shown.renditions) !== ready(data.renditions);
video.$data
  .on(heard, (shown, { data: { renditions, reason } }) => shown && { ...shown, renditions, reason })
  .on([retryFx.doneData, videoChanged], (shown, changed) => (shown?.videoid === changed.videoid ? changed : shown));
sample({ clock: heard, filter: isMore, fn: () => undefined, target: video.retried });
sample({
  clock: work.missed,
  source: video.$data,
  filter: (shown, topic) => shown !== null && topic === videoTopic(shown.videoid),
  fn: () => undefined,
  target: video.retried,
});
