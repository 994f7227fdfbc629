// Checks a run of the quiz by docs/verify-quiz.md, with nothing of ours: `node tools/verify-quiz.mjs <file or address> [commit] [c]`.
import { createHash, createHmac, createPublicKey, verify as verifySignature } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const TIERS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3];
const tierAt = (no, total) => TIERS[Math.floor(((no - 1) * TIERS.length) / total)];
const sha = (data) => createHash('sha256').update(data).digest('hex');
const mac = (keyHex, text) => createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest();

/** 0 to `count - 1` in the order that a key gives under a label. */
export function shuffle(key, label, count) {
  let used = 0;
  let block;
  const word = () => {
    if (used % 8 === 0) block = mac(key, `${label}|${used / 8}`);
    return block.readUInt32BE((used++ % 8) * 4);
  };
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const bound = last + 1;
    let drawn = word();
    while (drawn >= 2 ** 32 - (2 ** 32 % bound)) drawn = word();
    const other = drawn % bound;
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** The root that a leaf and its neighbours come to; undefined when they do not stand where the leaf's number says. */
function rootOf({ tier, idx, id, rev, body, correct, salt, path }, tiern, number) {
  let hash = sha(`mortar-quiz-leaf|${JSON.stringify([tier, idx, id, rev, ...body, correct, salt])}`);
  const left = [...path];
  for (let [place, size] = [number, tiern[0] + tiern[1] + tiern[2]]; size > 1; [place, size] = [place >> 1, Math.ceil(size / 2)]) {
    const side = place % 2 === 1 ? 'left' : 'right';
    if (side === 'right' && place + 1 === size) continue;
    const neighbour = left.shift();
    if (neighbour?.side !== side) return undefined;
    hash = sha(`mortar-quiz-node|${side === 'left' ? `${neighbour.hash}|${hash}` : `${hash}|${neighbour.hash}`}`);
  }
  return left.length === 0 ? hash : undefined;
}

/** What is wrong with the material of a run; nothing when all of it was drawn as promised. @param noted what the player kept */
export function faultsOf(
  { round, before, publickey, receipt, runkey, total = 10, numbers = null, challenged = [], served, leaves },
  noted = {},
) {
  const faults = [];
  const check = (holds, fault) => void (holds || faults.push(fault));
  const { roundid, root, tiern, secrethash, commit, chain, secret, committedat } = round;
  const numberOf = ({ tier, idx }) => tiern.slice(0, tier - 1).reduce((sum, count) => sum + count, 0) + idx;
  check(commit === sha(['mortar-quiz-1', roundid, root, tiern.join(','), secrethash].join('|')), 'the commitment is another one');
  check(chain === sha(`mortar-quiz-chain|${before ?? ''}|${commit}`), 'the commitment is not in the chain');
  check(committedat <= receipt.at, 'the commitment came after the run');
  check(receipt.roundid === roundid && receipt.commit === commit, 'the receipt is for another commitment');
  check((noted.commit ?? commit) === commit, 'the commitment is not the one that was noted');
  if (numbers === null) check((noted.c ?? receipt.c) === receipt.c, 'the number is not the player’s');
  else check(sha(['mortar-quiz-event', roundid, ...numbers].join('|')) === receipt.c, 'the number is not made of the players’ numbers');
  check(numbers === null || !noted.c || numbers.length >= 100 || numbers.includes(noted.c), 'the player’s number is left out');
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publickey, 'base64').toString('base64url') },
    format: 'jwk',
  });
  const promised = JSON.stringify([receipt.roundid, receipt.commit, receipt.tag, receipt.c, receipt.seen, receipt.at]);
  const text = Buffer.from(`mortar quiz 1\n${promised}`);
  check(verifySignature(null, text, key, Buffer.from(receipt.signature, 'base64')), 'the receipt is not signed');
  if (secret !== null) {
    check(sha(Buffer.from(secret, 'hex')) === secrethash, 'the secret is another one');
    check(
      mac(secret, `${roundid}|${receipt.tag}|${receipt.c}`).toString('hex') === runkey,
      'the run’s key does not follow from the secret',
    );
  }
  for (const leaf of leaves) check(rootOf(leaf, tiern, numberOf(leaf)) === root, `question ${leaf.id} is not in the pool`);
  const last = challenged.at(-1)?.no ?? 0;
  const drawn = [...challenged, ...served.filter(({ no }) => no > last)];
  for (const { no, tier, idx } of served.filter((question) => question.no <= last)) {
    const asked = challenged.findLast((question) => question.no === no);
    check(asked?.tier === tier && asked.idx === idx, `question ${no} is not the challenge’s`);
  }
  const shown = new Map(leaves.map((leaf) => [numberOf(leaf), leaf]));
  for (const tier of [1, 2, 3]) {
    const stepped = receipt.seen.filter((number) => shown.get(number)?.tier === tier);
    check(stepped.length <= tiern[tier - 1] / 2, `too much of tier ${tier} is stepped over`);
    const order = shuffle(runkey, `tier ${tier}`, tiern[tier - 1]).filter((idx) => !receipt.seen.includes(numberOf({ tier, idx })));
    const asked = drawn.filter((question) => question.tier === tier).map(({ idx }) => idx);
    check(asked.join() === order.slice(0, asked.length).join(), `tier ${tier} was not asked in its order`);
  }
  check(
    receipt.seen.every((number) => shown.has(number)),
    'a question that is stepped over is not shown',
  );
  for (const question of served) {
    check(shown.has(numberOf(question)), `question ${question.no} is not shown`);
    check(question.tier === tierAt(question.no, total), `question ${question.no} is of another tier`);
    const order = shuffle(runkey, `options ${question.tier} ${question.idx}`, 4);
    check(question.order.join() === order.join(), `the options of question ${question.no} stand in another order`);
  }
  return faults;
}

async function main([from, commit, c]) {
  const text = from.startsWith('http') ? await (await fetch(from)).text() : await readFile(from, 'utf8');
  const material = JSON.parse(text);
  const faults = faultsOf(material.data ?? material, { commit, c });
  console.log(faults.length === 0 ? 'Drawn as promised.' : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const words = process.argv.slice(2);
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (words.length > 0 && !words[0].startsWith('-')) await main(words);
  else console.log('node tools/verify-quiz.mjs <file or address of the material> [the commitment that you noted] [your number]');
}
