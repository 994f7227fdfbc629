import type { Input, Output } from '@mortar/protocol';
import type { Channel, createChannel, getChannels, getDetails, Line, updateChannel } from '@mortar/protocol/messaging';
import type { Db } from '../../../../db/db.ts';
import { readKeyCursor, writeKeyCursor } from '../../../../lib/key-cursor.ts';
import { cut } from '../../../../lib/page.ts';
import { addMembers, beginConversation, keyOf, type Changed, type Change } from '../../conversations/index.ts';
import { actorWith, readAccess, type ChannelRow } from '../access/access.ts';
import type { ChannelDeps } from '../access/deps.ts';
import { record } from '../access/record.ts';
import { tellOf } from '../access/tell.ts';
import { takeIn } from '../access/take-in.ts';
import { applicationsOf } from '../applications/repository.ts';
import { membershipOf } from '../membership/repository.ts';
import { channelsOf, type ChannelChange, type SizeKey } from './repository.ts';
import { keptPicture, keptTexts } from './fields.ts';
import { viewOf } from '../access/view.ts';

const FIRST: SizeKey = [0, 0];
/** Up to so many members, a new name is in everybody's list at once; in larger channels it comes with the next change there. */
const TOLD_MEMBERS = 500;

/** What each part of a change is called in the log. */
const LINES: Record<keyof ChannelChange, Line['kind']> = {
  name: 'renamed',
  description: 'described',
  imageUrl: 'pictured',
  joinRule: 'rules',
  writers: 'rules',
  slowmode: 'slowmode',
};

/** Does work once per key of a client, in one transaction. */
type Once = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/** What channels are, and how they are found. */
export function createSettings({ db, clock, changes, relations, assets, notify, conversationFor }: ChannelDeps) {
  async function viewsFor(userId: number, rows: readonly ChannelRow[]): Promise<Channel[]> {
    const ids = rows.map(({ id }) => id);
    const [roles, waiting] = await Promise.all([membershipOf(db).rolesIn(userId, ids), applicationsOf(db).waitingFor(userId, ids)]);
    return rows.map((row) => ({ ...viewOf(row), role: roles.get(row.id) ?? 'none', isApplied: waiting.has(row.id) }));
  }

  const details = async (userId: number, { channelid }: Input<typeof getDetails>): Promise<Channel> => {
    const { channel } = await readAccess(db, keyOf(channelid), userId);
    return (await viewsFor(userId, [channel]))[0]!;
  };

  /** What of a change is another value than before. */
  async function changed({ tx, conversation }: Change, userId: number, asked: ChannelChange): Promise<ChannelChange> {
    const entries = Object.entries(asked).filter(
      ([field, value]) => value !== undefined && value !== conversation[field as keyof ChannelChange],
    );
    const fresh = Object.fromEntries(entries) as ChannelChange;
    if (fresh.imageUrl === undefined) return fresh;
    return { ...fresh, imageUrl: await keptPicture(assets, tx, { userId, channelId: conversation.id, url: fresh.imageUrl }) };
  }

  return {
    details,

    async create(once: Once, userId: number, body: Input<typeof createChannel>): Promise<Output<typeof createChannel>> {
      const { uids = [], imageUrl = '', joinRule, ...texts } = body;
      const kept = keptTexts(texts);
      // On a connection of its own, so before the transaction.
      const asked = await relations.userIdsOf(uids);
      let made: Changed | undefined;
      const id = await once(async (tx) => {
        const at = new Date(clock.now());
        const begun = (await beginConversation(tx, { kind: 'channel', joinRule, ...kept, createdAt: at }))!;
        const { changed: first } = await changes.within(tx, begun, async (change) => {
          await addMembers(tx, begun, [userId], { role: 'owner', at, minSeq: 1, readSeq: 0 });
          change.touch([userId]);
          await change.addLine({ kind: 'created', actorId: userId, value: kept.name ?? '' });
          const added = await takeIn(change, [...(await relations.contactsOf(tx, userId, [...asked.values()]))], userId);
          await tellOf(notify, change, added, { kind: 'channelAdded', actorId: userId });
          const url = await keptPicture(assets, tx, { userId, channelId: begun, url: imageUrl });
          if (url !== '') await channelsOf(tx).change(begun, { imageUrl: url });
        });
        made = first;
        return begun;
      });
      if (made) void changes.tell(made);
      return conversationFor(userId, id);
    },

    async update(userId: number, { channelid, ...body }: Input<typeof updateChannel>): Promise<Output<typeof updateChannel>> {
      const asked = { ...body, ...keptTexts(body) };
      await changes.change(keyOf(channelid), async (change) => {
        const { tx, conversation } = change;
        await actorWith(change, userId, 'update');
        const fresh = await changed(change, userId, asked);
        const fields = Object.keys(fresh) as (keyof ChannelChange)[];
        if (fields.length === 0) return;
        await channelsOf(tx).change(conversation.id, fresh);
        for (const field of fields) await record(change, { kind: LINES[field], actorId: userId, value: String(fresh[field]) });
        change.touch((await membershipOf(tx).all(conversation.id, TOLD_MEMBERS)) ?? []);
      });
      return details(userId, { channelid });
    },

    async list(userId: number, { text = '', uid, cursor, pageSize }: Input<typeof getChannels>): Promise<Output<typeof getChannels>> {
      const wanted = text.normalize('NFC').trim();
      const after = readKeyCursor(cursor, FIRST);
      const rows =
        uid === undefined
          ? await channelsOf(db).findable(wanted, after, pageSize + 1)
          : await channelsOf(db).shared(userId, await relations.userIdOf(uid), wanted, after, pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      return { list: await viewsFor(userId, shown), next: last ? writeKeyCursor([last.members, last.id]) : null };
    },

    /** Channels that hold a text, for a search: the person's own first. */
    async search(userId: number, text: string, limit: number): Promise<Channel[]> {
      const [own, others] = await Promise.all([
        channelsOf(db).shared(userId, userId, text, undefined, limit),
        channelsOf(db).findable(text, undefined, limit),
      ]);
      const found = new Map([...own, ...others].map((row) => [row.id, row]));
      return viewsFor(userId, [...found.values()].slice(0, limit));
    },
  };
}
