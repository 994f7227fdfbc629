import type { Input } from '@mortar/protocol';
import type { answerContact, blockUser, Relation, requestContact } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Notify } from '../../notices/index.ts';
import type { Privacy } from '../privacy/service.ts';
import { hasEdge, relationOf, type Has } from './relation.ts';
import { edgesOf } from './repository.ts';
import type { EdgeKind } from './tables.ts';

export interface EdgeServiceDeps {
  db: Db;
  clock: Clock;
  /** @throws AppError `notFound` */
  userIdOf(uid: string): Promise<number>;
  privacy: Pick<Privacy, 'whoWritesTo'>;
  notify: Notify;
}

/** Where a list of people is. */
const listOf = (tab: 'requests' | 'contacts' | 'followers') => `/im/followers?tab=${tab}`;

/** Two people, the caller first, in a transaction that no other change between them interrupts. */
interface Pair {
  tx: Db;
  me: number;
  other: number;
  has: Has;
  put(fromId: number, kind: EdgeKind, toId: number, text?: string): Promise<void>;
}

/** Asking, answering, following and blocking. Whoever is refused does not learn whether by a block or by choice. */
export function createEdgeService({ db, clock, userIdOf, privacy, notify }: EdgeServiceDeps) {
  async function change(me: number, uid: string, work: (pair: Pair) => Promise<void>): Promise<Relation> {
    const other = await userIdOf(uid);
    if (other === me) throw new AppError('conflict');
    return db.transaction(async (tx) => {
      const edges = edgesOf(tx);
      const read = async () => hasEdge(await edges.between(me, [other]));
      await edges.holdPair(me, other);
      const at = new Date(clock.now());
      const put: Pair['put'] = (fromId, kind, toId, text = '') => edges.put({ fromId, kind, toId, text, at });
      await work({ tx, me, other, has: await read(), put });
      return relationOf(await read(), me, other);
    });
  }

  async function becomeContacts({ tx, me, other, put }: Pair): Promise<void> {
    await edgesOf(tx).untie(me, other, ['request', 'ignore']);
    await put(me, 'contact', other);
    await put(other, 'contact', me);
    await notify(tx, [other], { kind: 'contactAccepted', actorId: me, about: `person:${me}`, values: {}, link: listOf('contacts') });
  }

  const assertWelcome = ({ me, other, has }: Pair) => {
    if (has(me, 'block', other)) throw new AppError('conflict');
    if (has(other, 'block', me)) throw new AppError('notWelcome');
  };

  return {
    request: (me: number, { uid, text }: Input<typeof requestContact>) =>
      change(me, uid, async (pair) => {
        const { tx, other, has, put } = pair;
        assertWelcome(pair);
        if (has(me, 'contact', other)) return;
        if (has(other, 'request', me)) return becomeContacts(pair);
        if ((await privacy.whoWritesTo(tx, other)) === 'nobody') throw new AppError('notWelcome');
        await put(me, 'request', other, text);
        if (has(me, 'request', other) || has(other, 'ignore', me)) return;
        await notify(tx, [other], { kind: 'contactAsked', actorId: me, about: `person:${me}`, values: { text }, link: listOf('requests') });
      }),

    answer: (me: number, { uid, accepted }: Input<typeof answerContact>) =>
      change(me, uid, async (pair) => {
        const { other, has, put } = pair;
        if (relationOf(has, me, other).contact !== 'asks') throw new AppError('notFound', { status: 200 });
        if (accepted) await becomeContacts(pair);
        else await put(me, 'ignore', other);
      }),

    remove: (me: number, uid: string) =>
      change(me, uid, async ({ tx, other, has }) => {
        if (has(me, 'contact', other)) await edgesOf(tx).untie(me, other, ['contact']);
        else await edgesOf(tx).remove({ fromId: me, kind: 'request', toId: other });
      }),

    block: (me: number, { uid, blocked }: Input<typeof blockUser>) =>
      change(me, uid, async ({ tx, other, put }) => {
        if (!blocked) return edgesOf(tx).remove({ fromId: me, kind: 'block', toId: other });
        await edgesOf(tx).untie(me, other);
        await put(me, 'block', other);
      }),

    follow: (me: number, uid: string) =>
      change(me, uid, async (pair) => {
        const { tx, other, has, put } = pair;
        assertWelcome(pair);
        if (has(me, 'follow', other)) return;
        await put(me, 'follow', other);
        await notify(tx, [other], { kind: 'followed', actorId: me, about: `person:${me}`, values: {}, link: listOf('followers') });
      }),

    unfollow: (me: number, uid: string) =>
      change(me, uid, ({ tx, other }) => edgesOf(tx).remove({ fromId: me, kind: 'follow', toId: other })),

    /** Sends a recommendation away. */
    dismiss: (me: number, uid: string) => change(me, uid, ({ other, put }) => put(me, 'dismissed', other)),
  };
}

export type EdgeService = ReturnType<typeof createEdgeService>;
