import { createRequest } from '@mortar/client';
import { listMentions, type Message } from '@mortar/protocol/messaging';
import { toastFailures } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';
import { $openConversation } from '../conversation/index.ts';
import { $log } from '../log/index.ts';
import { $around, jumpAsked } from './model.ts';

/** The next unread message that names the person is to be shown. */
export const mentionAsked = createEvent();

/** Mentions that are looked through for one that is not held. */
const PAGE = 50;

const listFx = createRequest(listMentions);

const $place = combine($openConversation, $around, $log, (open, around, { uid, timelines }) => {
  const messages = open && timelines[open.id]?.messages;
  return messages ? { id: open.id, readSeq: open.readSeq, after: around ?? 0, uid, messages: [...messages.values()] } : null;
});

const isNamed = ({ mentions, sender, recalledAt }: Message, me: string): boolean =>
  sender.uid !== me && recalledAt === null && mentions.some(({ uid }) => uid === me || uid === '*');

/** Of these messages the next unread one after a place, else the first unread one. */
function nextOf(messages: readonly Message[], { readSeq, after }: { readSeq: number; after: number }): number | undefined {
  const unread = messages.flatMap(({ seq }) => (seq > readSeq ? seq : [])).sort((a, b) => a - b);
  return unread.find((seq) => seq > after) ?? unread[0];
}

const held = sample({
  clock: mentionAsked,
  source: $place,
  fn: (place) =>
    place &&
    nextOf(
      place.messages.filter((message) => isNamed(message, place.uid)),
      place,
    ),
});
sample({ clock: held.filterMap((seq) => (seq ? { seq } : undefined)), target: jumpAsked });
// One that is not here is asked for; where everybody was named, reading goes on at the first unread message.
sample({ clock: held, filter: (seq) => !seq, fn: () => ({ pageSize: PAGE }), target: listFx });
sample({
  clock: sample({ clock: listFx.doneData, source: $place, fn: (place, answer) => place && { place, answer } }).filterMap((asked) => {
    if (!asked) return undefined;
    const { place, answer } = asked;
    const here = answer.list.filter(({ conversation }) => conversation === place.id);
    return { seq: nextOf(here, place) ?? place.readSeq + 1 };
  }),
  target: jumpAsked,
});
toastFailures(listFx.failData);
