import { createHash, createHmac, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import type { PlayedRun } from '@mortar/protocol/quiz';
import { checksOf, type Material } from './index.ts';

// jsdom has no SubtleCrypto; browsers have this one.
beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const mac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();

/** The stream and the shuffle of docs/verify-quiz.md, written once more. */
function shuffle(key: string, label: string, count: number): number[] {
  const words = Array.from({ length: 40 }, (_, block) => mac(key, `${label}|${block}`)).flatMap((bytes) =>
    Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4)),
  );
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const fair = 2 ** 32 - (2 ** 32 % (last + 1));
    let word = words.shift()!;
    while (word >= fair) word = words.shift()!;
    const other = word % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

const TIERS = [5, 4, 2] as const;
const body = (name: string) =>
  ['en', 'zh'].flatMap((lang) => [`${name} ${lang}?`, ...[0, 1, 2, 3].map((n) => `${name} ${lang} ${n}`), `why ${name} ${lang}`]);
const POOL = TIERS.flatMap((count, index) =>
  Array.from({ length: count }, (_, idx) => {
    const [tier, id] = [index + 1, `words-${index}${idx}`];
    return { tier, idx, id, rev: 1, body: body(id), correct: idx % 4, salt: sha(id).slice(0, 32) };
  }),
);
const HASHES = POOL.map((leaf) =>
  sha(`mortar-quiz-leaf|${JSON.stringify([leaf.tier, leaf.idx, leaf.id, 1, ...leaf.body, leaf.correct, leaf.salt])}`),
);

function pathOf(leaf: number) {
  const path: { side: 'left' | 'right'; hash: string }[] = [];
  let [level, at] = [HASHES, leaf];
  while (level.length > 1) {
    const [left, right] = [at % 2 === 1 ? level[at - 1] : undefined, at % 2 === 0 ? level[at + 1] : undefined];
    if (left) path.push({ side: 'left', hash: left });
    if (right) path.push({ side: 'right', hash: right });
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
      const [one, other] = [level[pair * 2]!, level[pair * 2 + 1]];
      return other === undefined ? one : sha(`mortar-quiz-node|${one}|${other}`);
    });
    at = Math.floor(at / 2);
  }
  return { path, root: level[0]! };
}

/** A run of two questions of the first tier and one of the second, as an honest site tells of it. */
function honest(): { material: Material; run: PlayedRun } {
  const secret = sha('secret');
  const [secrethash, root] = [sha(Buffer.from(secret, 'hex')), pathOf(0).root];
  const roundid = '2026-11-26';
  const commit = sha(['mortar-quiz-1', roundid, root, TIERS.join(','), secrethash].join('|'));
  const before = sha('before');
  const promised = { roundid, commit, tag: 'user:u1', c: sha('c'), seen: [1], at: '2026-11-26T02:00:00.000Z' };
  const runkey = mac(secret, `${roundid}|${promised.tag}|${promised.c}`).toString('hex');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = `mortar quiz 1\n${JSON.stringify(Object.values(promised))}`;
  const first = shuffle(runkey, 'tier 1', TIERS[0]).filter((idx) => idx !== 1);
  const places = [
    { tier: 1, idx: first[0]! },
    { tier: 1, idx: first[1]! },
    { tier: 2, idx: shuffle(runkey, 'tier 2', TIERS[1])[0]! },
  ];
  const served = places.map((place, index) => ({
    no: index + 1,
    ...place,
    order: shuffle(runkey, `options ${place.tier} ${place.idx}`, 4),
  }));
  const numberOf = ({ tier, idx }: { tier: number; idx: number }) => POOL.findIndex((leaf) => leaf.tier === tier && leaf.idx === idx);
  const leaves = [...places, { tier: 1, idx: 1 }].map((place) => ({ ...POOL[numberOf(place)]!, path: pathOf(numberOf(place)).path }));
  const questions = served.map(({ no, order }, index) => {
    const { body: words, correct } = leaves[index]!;
    return {
      no,
      quiz: { text: words[6], options: order.map((option) => words[7 + option]), why: words[11], correct: order.indexOf(correct) },
    };
  });
  const material = {
    runid: 'r'.repeat(22),
    round: {
      roundid,
      opensat: '2026-11-25T16:00:00.000Z',
      closesat: '2026-11-26T16:00:00.000Z',
      root,
      tiern: [...TIERS],
      secrethash,
      commit,
      chain: sha(`mortar-quiz-chain|${before}|${commit}`),
      secret,
      committedat: '2026-11-19T00:00:00.000Z',
    },
    before,
    publickey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64'),
    receipt: { ...promised, signature: sign(null, Buffer.from(text), privateKey).toString('base64') },
    runkey,
    total: 10,
    numbers: null,
    served,
    leaves,
  };
  return { material, run: { questions } as PlayedRun };
}

const states = async ({ material, run }: ReturnType<typeof honest>) =>
  Object.fromEntries((await checksOf(material, run)).map(({ id, state }) => [id, state]));

test('everything of an honest run fits', async () => {
  expect([...new Set(Object.values(await states(honest())))]).toEqual(['fits']);
});

test('before the close only the secret is waited for', async () => {
  const told = honest();
  told.material.round.secret = null;
  const { secret, ...others } = await states(told);
  expect(secret).toBe('waits');
  expect([...new Set(Object.values(others))]).toEqual(['fits']);
});

const OTHER = 'ab'.repeat(32);
test.each<[string, string, (told: ReturnType<typeof honest>) => void]>([
  ['another commitment', 'commit', ({ material }) => void (material.round.root = OTHER)],
  ['a receipt of another commitment', 'commit', ({ material }) => void (material.receipt.commit = OTHER)],
  ['a broken chain', 'chain', ({ material }) => void (material.before = OTHER)],
  ['another number of the player', 'receipt', ({ material }) => void (material.receipt.c = OTHER)],
  ['a changed question', 'leaves', ({ material }) => void (material.leaves[0]!.body[0] = 'Another?')],
  ['a changed key', 'leaves', ({ material }) => void (material.leaves[0]!.correct = (material.leaves[0]!.correct + 1) % 4)],
  ['a leaf of another place', 'leaves', ({ material }) => void (material.leaves[0]!.path = material.leaves[1]!.path)],
  ['another question than was drawn', 'draw', ({ material }) => void (material.served[1]!.idx = (material.served[1]!.idx + 1) % 5)],
  ['questions in another order', 'draw', ({ material }) => void (material.served = material.served.toReversed())],
  ['options in another order', 'options', ({ material }) => void (material.served[0]!.order = material.served[0]!.order.toReversed())],
  ['another text than was committed to', 'shown', ({ run }) => void (run.questions[0]!.quiz.text = 'Another?')],
  [
    'another right answer than was committed to',
    'shown',
    ({ run }) => void (run.questions[0]!.quiz.correct = (run.questions[0]!.quiz.correct + 1) % 4),
  ],
  ['another secret', 'secret', ({ material }) => void (material.round.secret = OTHER)],
  ['a key of another secret', 'secret', ({ material }) => void (material.runkey = OTHER)],
])('it shows %s', async (_, step, doctor) => {
  const told = honest();
  doctor(told);
  expect((await states(told))[step]).toBe('differs');
});
