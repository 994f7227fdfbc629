import type { Output } from '@mortar/protocol';
import type { getProof, Leaf } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { offsetOf } from '../draw/draw.ts';
import { treeOf } from '../draw/tree.ts';
import { commitmentView } from '../rounds/commitment-view.ts';
import { eventKeyOf, EVENT_TAG } from './draw.ts';
import { eventPoolOf } from './pool-repository.ts';
import { eventsOf } from './repository.ts';

/** What shows that a live event was drawn as promised, in the form of a run's (docs/verify-quiz.md). */
export function createEventProof({ db, publicKey }: { db: Db; publicKey: string }) {
  /** @throws AppError `notFound`, `wrongState` before its end */
  return async (eventId: string): Promise<Output<typeof getProof>> => {
    const rows = eventsOf(db);
    const event = await rows.find(eventId);
    if (!event) throw new AppError('notFound', { status: 200 });
    const { id, total, tierN, secret, commit, c, drawnAt, signature, endedAt } = event;
    if (event.phase !== 'ended' || secret === null || c === null) throw new AppError('wrongState');
    const [questions, before, { numbers, seen }, pool] = await Promise.all([
      rows.questionsOf(id),
      rows.before(event),
      eventPoolOf(db).draw(id),
      eventPoolOf(db).leaves(id),
    ]);
    const tree = treeOf(pool.map(({ hash }) => hash));
    const shown = [...questions.map(({ asked: { tier, idx } }) => offsetOf(tierN, tier) + idx), ...seen];
    return {
      runid: id,
      round: commitmentView({ ...event, closesAt: endedAt! }),
      before: before?.chain ?? null,
      publickey: publicKey,
      receipt: { roundid: id, commit, tag: EVENT_TAG, c, seen, at: drawnAt!.toISOString(), signature: signature! },
      runkey: eventKeyOf(secret, id, c),
      total,
      numbers,
      served: questions.map(({ asked: { no, tier, idx, order } }) => ({ no, tier, idx, order })),
      leaves: shown.map((number): Leaf => {
        const { hash: _hash, ...leaf } = pool[number]!;
        return { ...leaf, path: tree.pathOf(number) };
      }),
    };
  };
}
