import { createRequest } from '@mortar/client';
import { subscribe } from '@mortar/client/connection';
import { findVideoPost } from '@mortar/protocol/community';
import { getVideo, retryVideo, videoTopic, type Video } from '@mortar/protocol/video';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';

export const video = createQuery(createRequest(getVideo));
/** The post in which its author shows it. */
export const conversation = createQuery(createRequest(findVideoPost));
sample({ clock: video.readFx, fn: ({ videoid }) => ({ videoid }), target: conversation.wanted });
export const retryFx = createRequest(retryVideo);
/** Its author changed it. */
export const videoChanged = createEvent<Video>();

/** The page of a video is open. */
export const Open = createGate<{ id: string }>();
const work = subscribe((id: string) => videoTopic(id));

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
