import type { Output } from '@mortar/protocol';
import { QUESTIONS_OF_RUN, type getProof, type Leaf } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { offsetOf, optionOrder, runKeyOf } from '../draw/draw.ts';
import { treeOf } from '../draw/tree.ts';
import { askedIn } from '../runs/asked.ts';
import { commitmentView } from '../rounds/commitment-view.ts';
import { roundsOf, type Leaf as LeafRow, type Place } from '../rounds/repository.ts';
import type { Rounds } from '../rounds/service.ts';

import { voidsOf } from '../voids/repository.ts';
import { isOver } from '../runs/machine.ts';
import { runsOf } from '../runs/repository.ts';
import { receiptOf } from '../runs/view.ts';

type Served = NonNullable<Output<typeof getProof>['challenged']>[number];

interface ProofDeps {
  db: Db;
  rounds: Pick<Rounds, 'find'>;
  publicKey: string;
  /** What the run was asked to which a challenge challenges. */
  challenged(challengeId: string): Promise<Served[]>;
  /** The same of a live event. */
  eventProof(eventId: string): Promise<Output<typeof getProof>>;
}

/** Places in a pool by the numbers of its leaves. */
const placesAt = (tierN: readonly number[], numbers: readonly number[]): Place[] =>
  numbers.map((number) => {
    const tier = tierN.findIndex((_, index) => number < offsetOf(tierN, index + 2)) + 1;
    return { tier, idx: number - offsetOf(tierN, tier) };
  });

const isAt = (leaves: readonly LeafRow[], place: Place, id: string, rev: number) =>
  leaves.some((leaf) => leaf.tier === place.tier && leaf.idx === place.idx && leaf.id === id && leaf.rev === rev);

/** What shows that a run, or a live event, was drawn as promised (docs/verify-quiz.md). */
export function createProof({ db, rounds, publicKey, challenged, eventProof }: ProofDeps) {
  /** @throws AppError `notFound`, `wrongState` while the run is under way */
  return async (runId: string): Promise<Output<typeof getProof>> => {
    const [rows, pool] = [runsOf(db), roundsOf(db)];
    const run = await rows.find(runId);
    if (!run) return eventProof(runId);
    if (!isOver(run)) throw new AppError('wrongState');
    const [round, row, earlier] = await Promise.all([rounds.find(run.roundId), pool.find(run.roundId), pool.before(run.roundId)]);
    const runkey = runKeyOf(round!.secret, run);
    const asked = askedIn(await rows.stepsOf([runId]));
    const before = run.challengeId === null ? undefined : await challenged(run.challengeId);
    const drawn = [...new Map([...asked, ...(before ?? [])].map(({ tier, idx }) => [`${tier} ${idx}`, { tier, idx }])).values()];
    const places = [...drawn, ...placesAt(round!.tierN, run.seen)];
    const found = await pool.leavesAt(run.roundId, places);
    const tree = treeOf(await pool.hashes(run.roundId));
    const leaves = places.map((place): Leaf => {
      const { topic: _topic, source: _source, ...leaf } = found.find(({ tier, idx }) => tier === place.tier && idx === place.idx)!;
      return { ...leaf, path: tree.pathOf(offsetOf(round!.tierN, place.tier) + place.idx) };
    });
    return {
      runid: runId,
      round: commitmentView(row!),
      before: earlier?.chain ?? null,
      publickey: publicKey,
      receipt: receiptOf(run, round!),
      runkey,
      total: QUESTIONS_OF_RUN,
      numbers: null,
      served: asked.map(({ no, tier, idx }) => ({ no, tier, idx, order: optionOrder(runkey, tier, idx) })),
      ...(before && { challenged: before }),
      leaves,
      voided: (await voidsOf(db).of(found.map(({ id }) => id)))
        .filter(({ questionId, rev }) => asked.some(({ tier, idx }) => isAt(found, { tier, idx }, questionId, rev)))
        .map(({ questionId: id, rev, reason, at }) => ({ id, rev, reason, at: at.toISOString() })),
    };
  };
}

export type ReadProof = ReturnType<typeof createProof>;
