import { createRequest } from '@mortar/client';
import { listPins } from '@mortar/protocol/messaging';
import { createQuery, readerOf } from '@mortar/remote-kit';
import { combine, sample } from 'effector';
import { $openId } from '#entities/conversation';
import { $log } from '#entities/log';

/** Pinned messages of the open conversation, last pinned first. */
export const pins = createQuery(createRequest(listPins));
/** Reads them while the conversation is shown. */
export const PinsReader = readerOf(pins, 'PinsReader');

/** Change of the open conversation by which its pins were last others. */
const $changedAt = combine($log, $openId, ({ timelines }, id) => {
  const lines = id === null ? [] : (timelines[id]?.lines ?? []);
  return lines.findLast(({ kind }) => kind === 'pinned' || kind === 'unpinned')?.pts ?? 0;
});

sample({ clock: $changedAt, filter: PinsReader.status, fn: () => undefined, target: pins.retried });
