import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { getProof } from '@mortar/protocol/quiz';
import { faultsOf, shuffle } from '../../../../../tools/verify-quiz.mjs';
import { checkProofs, playProofs, type Proof } from '../../../../test/quiz-proofs.ts';
import { createQuizServer, type QuizServer } from '../../../../test/quiz.ts';

let server: QuizServer;
let proof: Proof;
beforeAll(async () => {
  server = await createQuizServer();
  [proof] = (await playProofs(server, 11)).slice(-1) as [Proof];
});
afterAll(() => server.close());

const changed = (change: (copy: Proof) => void): Proof => {
  const copy = structuredClone(proof);
  change(copy);
  return copy;
};

describe('the outsider’s script', () => {
  test('it is green for a run as it was', () => {
    expect(faultsOf(proof)).toEqual([]);
    expect(faultsOf(proof, { commit: proof.round.commit, c: proof.receipt.c })).toEqual([]);
  });

  test.each<[string, Proof | ((copy: Proof) => void)]>([
    ['a flipped leaf', ({ leaves }) => void (leaves[0]!.correct = (leaves[0]!.correct + 1) % 4)],
    ['another wording', ({ leaves }) => void (leaves[3]!.body[0] += '?')],
    ['a leaf that stands elsewhere', ({ leaves }) => void (leaves[0]!.idx = (leaves[0]!.idx + 1) % 4)],
    ['two questions that changed places', ({ served }) => void ([served[0]!.idx, served[1]!.idx] = [served[1]!.idx, served[0]!.idx])],
    ['a question that was left out', ({ served }) => void served.splice(1, 1)],
    ['a biased order of options', ({ served }) => void served[2]!.order.push(served[2]!.order.shift()!)],
    ['a late commitment', ({ round }) => void (round.committedat = '2027-03-06T00:00:00.000Z')],
    ['another commitment', ({ round }) => void (round.commit = '0'.repeat(64))],
    ['another chain', (copy) => void (copy.before = '0'.repeat(64))],
    ['another number', ({ receipt }) => void (receipt.c = '0'.repeat(64))],
    ['another key', (copy) => void (copy.runkey = '0'.repeat(64))],
    ['another secret', ({ round }) => void (round.secret = '0'.repeat(64))],
    ['a question that is stepped over without being shown', ({ receipt }) => void receipt.seen.push(200)],
    ['another pool', ({ round }) => void (round.root = '0'.repeat(64))],
  ])('it is red for %s', (_name, change) => {
    expect(faultsOf(changed(change as (copy: Proof) => void))).not.toEqual([]);
  });

  test('it is red for a number or a commitment that the player did not note', () => {
    expect(faultsOf(proof, { c: '0'.repeat(64) })).toEqual(['the number is not the player’s']);
    expect(faultsOf(proof, { commit: '0'.repeat(64) })).toEqual(['the commitment is not the one that was noted']);
  });
});

test('who knows everything that is public before a run foretells its first question no better than chance', async () => {
  const proofs = await playProofs(server, 40);
  const guesses = proofs.map(({ round: { commit, secrethash, chain, root, tiern }, receipt: { c }, served }) =>
    [commit, secrethash, chain, root, c].filter((key) => shuffle(key, 'tier 1', tiern[0]!)[0] === served[0]!.idx),
  );
  // Of 200 guesses at one of more than 90 questions about two are right by chance.
  expect(guesses.flat().length).toBeLessThan(12);
});

test('runs of other rounds stay green when their secret is public', () => checkProofs(server, 6));

test('nobody finds a run without its id', async () => {
  expect(await server.visitor().code(getProof, { runid: 'A'.repeat(22) })).toBe(CODES.notFound);
});
