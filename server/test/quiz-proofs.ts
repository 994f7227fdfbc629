import { expect } from '@jest/globals';
import type { Output } from '@mortar/protocol';
import { getProof, giveUp, listCommitments } from '@mortar/protocol/quiz';
import { faultsOf } from '../../tools/verify-quiz.mjs';
import type { QuizServer } from './quiz.ts';

export type Proof = Output<typeof getProof>;

const LAST = 11;

/** Plays runs to some question, and gives what shows of each that it was drawn as promised. */
export async function playProofs(server: QuizServer, count: number): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (let number = 0; number < count; number++) {
    const player = number % 2 === 0 ? server.visitor() : await server.player();
    const no = 1 + (number % LAST);
    let run = await player.playTo(no);
    if (run.status === 'asked') {
      const failed = await player.answer(run, false);
      run = await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
    }
    proofs.push(await player.ask(getProof, { runid: run.runid }));
  }
  return proofs;
}

/** Runs are green by the outsider's script, at once and when their secret is public; before it no public value foretells them. */
export async function checkProofs(server: QuizServer, count: number): Promise<void> {
  const proofs = await playProofs(server, count);
  for (const proof of proofs) expect({ runid: proof.runid, faults: faultsOf(proof) }).toEqual({ runid: proof.runid, faults: [] });
  server.pass(24 * 3_600_000);
  await server.work('quiz.publish');
  await server.work('quiz.rounds');
  const visitor = server.visitor();
  const { items } = await visitor.ask(listCommitments, { pageSize: 20 });
  for (const proof of proofs) {
    const round = items.find(({ roundid }) => roundid === proof.round.roundid)!;
    expect(round.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(faultsOf({ ...proof, round })).toEqual([]);
  }
}
