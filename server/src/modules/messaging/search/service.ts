import type { Input, Output } from '@mortar/protocol';
import type { search } from '@mortar/protocol/messaging';
import { folded, partsOfText } from '../../../lib/words.ts';
import { searchQuery } from '../words/words.ts';
import { pageByTime, readTimeCursor } from '../../../lib/time-cursor.ts';
import type { Relations } from '../../relations/index.ts';
import type { Channels } from '../channels/index.ts';
import { keyOf } from '../conversations/index.ts';
import type { ConversationView } from '../conversations/view.ts';
import type { Found } from '../log/found.ts';
import type { searchOf } from './repository.ts';

/** People and channels that are shown beside messages. */
const BESIDE = 5;
/** Conversations that a search looks into: those that were written in last. */
const LOOKED_INTO = 500;

export interface SearchDeps {
  repository: ReturnType<typeof searchOf>;
  relations: Pick<Relations, 'search'>;
  channels: Pick<Channels, 'settings'>;
  view: ConversationView;
  found: Pick<Found, 'shown'>;
}

type Query = Input<typeof search>;

/** People, channels and messages by a text, of what the asker may see. */
export function createSearch({ repository, relations, channels, view, found }: SearchDeps) {
  async function messagesFor(
    userId: number,
    { text, conversation, cursor, pageSize }: Query,
  ): Promise<Pick<Output<typeof search>, 'messages' | 'next'>> {
    // One that is named may be older than those; whose it is not sees none of it.
    const ids = conversation === undefined ? await repository.conversations(userId, LOOKED_INTO) : [keyOf(conversation)];
    const query = searchQuery(ids, text);
    if (query === undefined) return { messages: [], next: null };
    const from = readTimeCursor(cursor);
    const rows = await repository.messages({ userId, query, runs: partsOfText(text).runs, from, limit: pageSize + 1 });
    const { shown, next } = pageByTime(rows, pageSize, from, ({ at }) => at);
    const messages = await found.shown(
      shown.map(({ message }) => message),
      userId,
    );
    const names = await view(userId, await repository.own(userId, [...new Set(messages.map((message) => keyOf(message.conversation)))]));
    const byId = new Map(names.map((one) => [one.id, one]));
    const shownIn = messages.flatMap((message) => {
      const one = byId.get(message.conversation);
      return one ? [{ message, name: one.name, imageUrl: one.imageUrl, isgroup: one.isgroup }] : [];
    });
    return { messages: shownIn, next };
  }

  return async (userId: number, query: Query): Promise<Output<typeof search>> => {
    const { text, type, cursor, conversation, pageSize } = query;
    const wanted = folded(text).trim();
    const isFirst = cursor === undefined && conversation === undefined;
    const wants = (what: Query['type']) => type === what || (type === 'all' && isFirst);
    const limit = type === 'all' ? BESIDE : pageSize;
    const [people, ofChannels, ofMessages] = await Promise.all([
      wanted !== '' && wants('people') ? relations.search(userId, wanted, limit) : [],
      wanted !== '' && wants('channels') ? channels.settings.search(userId, wanted, limit) : [],
      type === 'all' || type === 'messages' ? messagesFor(userId, query) : { messages: [], next: null },
    ]);
    return { people, channels: ofChannels, ...ofMessages };
  };
}

export type Search = ReturnType<typeof createSearch>;
