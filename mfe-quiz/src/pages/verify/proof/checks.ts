import { fromHex, type Output } from '@mortar/protocol';
import type { getProof, Leaf, ToldQuestion } from '@mortar/protocol/quiz';
import { offsetOf, optionOrder, orderOf } from './draw.ts';
import { hmac, isSigned, sha256 } from './hash.ts';

export type Material = Output<typeof getProof>;

/** One thing that was computed: whether it fits, or why that is not known yet. */
export interface Check {
  id: 'commit' | 'chain' | 'receipt' | 'numbers' | 'leaves' | 'draw' | 'options' | 'shown' | 'secret';
  /** `waits` until the secret is published, `unknown` where this browser cannot compute it. */
  state: 'fits' | 'differs' | 'waits' | 'unknown';
  /** What was computed, and what it has to be. */
  values: readonly (readonly [name: string, value: string])[];
}

const stateOf = (fits: boolean): Check['state'] => (fits ? 'fits' : 'differs');

async function commit({ round, receipt }: Material): Promise<Check> {
  const text = ['mortar-quiz-1', round.roundid, round.root, round.tiern.join(','), round.secrethash].join('|');
  const computed = await sha256(text);
  const fits = computed === round.commit && receipt.commit === round.commit && receipt.roundid === round.roundid;
  return {
    id: 'commit',
    state: stateOf(fits),
    values: [
      ['text', text],
      ['sha256', computed],
      ['commit', round.commit],
      ['receipt', receipt.commit],
    ],
  };
}

async function chain({ round, before }: Material): Promise<Check> {
  const computed = await sha256(`mortar-quiz-chain|${before ?? ''}|${round.commit}`);
  return {
    id: 'chain',
    state: stateOf(computed === round.chain),
    values: [
      ['before', before ?? ''],
      ['sha256', computed],
      ['chain', round.chain],
    ],
  };
}

async function receipt({ receipt: promised, publickey }: Material): Promise<Check> {
  const { roundid, commit: to, tag, c, seen, at, signature } = promised;
  const text = `mortar quiz 1\n${JSON.stringify([roundid, to, tag, c, seen, at])}`;
  const state = await isSigned(publickey, text, signature).then(stateOf, (): Check['state'] => 'unknown');
  return {
    id: 'receipt',
    state,
    values: [
      ['text', text],
      ['signature', signature],
      ['publickey', publickey],
    ],
  };
}

/** Whether the number of a live event is made of those of its players; a run has its player's own. */
async function numbers({ round, receipt: { c }, numbers: all }: Material): Promise<Check[]> {
  if (all === null) return [];
  const computed = await sha256(['mortar-quiz-event', round.roundid, ...all].join('|'));
  const values = all.map((number, index) => [`#${index + 1}`, number] as const);
  return [{ id: 'numbers', state: stateOf(computed === c), values: [['sha256', computed], ['c', c], ...values] }];
}

async function rootOf({ tier, idx, id, rev, body, correct, salt, path }: Leaf): Promise<string> {
  let hash = await sha256(`mortar-quiz-leaf|${JSON.stringify([tier, idx, id, rev, ...body, correct, salt])}`);
  for (const { side, hash: neighbour } of path) {
    const [left, right] = side === 'left' ? [neighbour, hash] : [hash, neighbour];
    hash = await sha256(`mortar-quiz-node|${left}|${right}`);
  }
  return hash;
}

/** Sides of the neighbours on the way up from a place of a tree: a leaf whose path has others stands elsewhere. */
function sidesOf(place: number, count: number): string[] {
  const sides: string[] = [];
  for (let [at, size] = [place, count]; size > 1; [at, size] = [Math.floor(at / 2), Math.ceil(size / 2)]) {
    if (at % 2 === 1) sides.push('left');
    else if (at + 1 < size) sides.push('right');
  }
  return sides;
}

async function leaves({ leaves: all, round }: Material): Promise<Check> {
  const count = offsetOf(round.tiern, round.tiern.length + 1);
  const roots = await Promise.all(all.map(rootOf));
  const isInPlace = ({ tier, idx, path }: Leaf) =>
    path.map(({ side }) => side).join() === sidesOf(offsetOf(round.tiern, tier) + idx, count).join();
  const fits = all.length > 0 && all.every(isInPlace) && roots.every((root) => root === round.root);
  return {
    id: 'leaves',
    state: stateOf(fits),
    values: [['root', round.root], ...all.map(({ id, tier, idx }, index) => [`${id} (${tier}, ${idx})`, roots[index]!] as const)],
  };
}

async function draw({ runkey, round, receipt: { seen }, served, challenged }: Material): Promise<Check> {
  // A run of a challenge asks at each number what the challenged one was asked there last, and goes on in its order.
  const last = challenged?.at(-1)?.no ?? 0;
  const isSame = served.every(({ no, tier, idx }) => {
    const asked = challenged?.findLast((one) => one.no === no);
    return no > last || (asked?.tier === tier && asked.idx === idx);
  });
  const drawn = [...(challenged ?? []), ...served.filter(({ no }) => no > last)];
  const tiers = [...new Set(drawn.map(({ tier }) => tier))];
  const orders = new Map(await Promise.all(tiers.map(async (tier) => [tier, await orderOf(runkey, round.tiern, tier, seen)] as const)));
  const taken = new Map<number, number>();
  const lines = drawn.map(({ no, tier, idx }) => {
    const before = taken.get(tier) ?? 0;
    taken.set(tier, before + 1);
    return { no, tier, idx, next: orders.get(tier)?.[before] };
  });
  return {
    id: 'draw',
    state: stateOf(isSame && served.length > 0 && lines.every(({ idx, next }) => idx === next)),
    values: [['runkey', runkey], ...lines.map(({ no, tier, idx, next }) => [`#${no} (${tier})`, `${next} = ${idx}`] as const)],
  };
}

async function options({ runkey, served }: Material): Promise<Check> {
  const orders = await Promise.all(served.map(({ tier, idx }) => optionOrder(runkey, tier, idx)));
  return {
    id: 'options',
    state: stateOf(served.every(({ order }, index) => order.join() === orders[index]!.join())),
    values: served.map(({ no, order }, index) => [`#${no}`, `${orders[index]!.join(' ')} = ${order.join(' ')}`] as const),
  };
}

/** Place of a language's wording in a body: question, four options, explanation. */
const WORDINGS = [0, 6] as const;
const OPTIONS = 4;

/** What was shown: questions in the order in which they were asked, in one of the two languages. */
export interface Shown {
  questions: readonly { no: number; quiz: Pick<ToldQuestion, 'text' | 'options' | 'why' | 'correct'> }[];
}

/** Whether what the player was shown is what was committed to, in one of the two languages. */
function shown({ served, leaves: all }: Material, { questions }: Shown): Check {
  const fitsAt = (index: number): boolean => {
    const [asked, question] = [served[index], questions[index]];
    const leaf = all.find(({ tier, idx }) => tier === asked?.tier && idx === asked.idx);
    if (!asked || !question || !leaf) return false;
    return WORDINGS.some((start) => {
      const [text, ...rest] = leaf.body.slice(start);
      const inOrder = asked.order.map((option) => rest[option]);
      const isSame = text === question.quiz.text && inOrder.join('\n') === question.quiz.options.join('\n');
      return isSame && rest[OPTIONS] === question.quiz.why && asked.order[question.quiz.correct] === leaf.correct;
    });
  };
  const fits = served.length === questions.length && served.every((_, index) => fitsAt(index));
  return { id: 'shown', state: stateOf(fits), values: questions.map(({ no, quiz }) => [`#${no}`, quiz.text] as const) };
}

async function secret({ round, receipt: { roundid, tag, c }, runkey }: Material): Promise<Check> {
  if (round.secret === null) return { id: 'secret', state: 'waits', values: [['secrethash', round.secrethash]] };
  const [hash, key] = await Promise.all([sha256(fromHex(round.secret)), hmac(round.secret, `${roundid}|${tag}|${c}`)]);
  return {
    id: 'secret',
    state: stateOf(hash === round.secrethash && key === runkey),
    values: [
      ['secret', round.secret],
      ['sha256', hash],
      ['secrethash', round.secrethash],
      ['hmac', key],
      ['runkey', runkey],
    ],
  };
}

/** Computes everything that shows that a run was drawn as promised (docs/verify-quiz.md). Nothing of it is asked of the server. */
export async function checksOf(material: Material, run: Shown): Promise<Check[]> {
  const promised = await Promise.all([commit, chain, receipt].map((check) => check(material)));
  const drawn = await Promise.all([leaves, draw, options].map((check) => check(material)));
  return [...promised, ...(await numbers(material)), ...drawn, shown(material, run), await secret(material)];
}
