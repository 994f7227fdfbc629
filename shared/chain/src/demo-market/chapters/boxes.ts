import { mysteryBoxAbi } from '@mortar/abi';
import { encodeAbiParameters, encodeFunctionData, keccak256, stringToHex, type Hex } from 'viem';
import { boxMintTypedData, type BoxMint } from '../../permits/index.ts';
import { COLLECTORS, type Actor } from '../cast.ts';
import { ether } from '../options.ts';
import type { Story } from '../story.ts';

/** The only type of box: how many there are of each class of prize. */
const COUNTS = [40, 16, 4];
export const BOX_TYPE = 1n;
const PRICE = 0.01;
const SOLD = 34;
const FROM_DAY = 12;
const OPENED = 0.8;
const ROUNDS = 64;
const DRAW_HOURS = 9;
/** So many blocks after it was opened a box is drawn: behind the block whose hash counts (`TARGET_DELAY`). */
const DUE_BLOCKS = 3;
const DAY_SECONDS = 24 * 3600;

/** The operator's seeds, each the hash of the one before it. */
function seeds(): readonly Hex[] {
  const row = [keccak256(stringToHex('demo market: boxes'))];
  while (row.length <= ROUNDS) row.push(keccak256(encodeAbiParameters([{ type: 'bytes32' }], [row.at(-1)!])));
  return row;
}

/** What the operator begins the boxes with. */
export const boxTypeData = (): Hex =>
  encodeFunctionData({
    abi: mysteryBoxAbi,
    functionName: 'createBoxType',
    args: [seeds()[ROUNDS]!, keccak256(stringToHex('clay, celadon, gold')), COUNTS],
  });

/** Boxes that are sold, opened and drawn, and prizes that are claimed. */
export function tellBoxes(story: Story): void {
  const to = story.contracts.boxes;
  let boxes = 0n;
  let rounds = 0;
  const row = seeds();
  let waiting: { box: bigint; opener: Actor; block: number }[] = [];

  function mint(by: Actor, now: number): bigint {
    const id = (boxes += 1n);
    const permit: BoxMint = {
      to: story.account(by).address,
      cdkey: `demo-${id}`,
      boxType: BOX_TYPE,
      price: ether(PRICE),
      deadline: BigInt(now + DAY_SECONDS),
    };
    story.send(by, {
      to,
      gas: 350_000n,
      value: permit.price,
      async data() {
        const signature = await story.operator.signTypedData(boxMintTypedData({ chainId: story.chainId, contract: to }, permit));
        return encodeFunctionData({ abi: mysteryBoxAbi, functionName: 'mint', args: [permit, signature] });
      },
    });
    return id;
  }

  /** Draws what is due; its openers claim their prizes. */
  function draw(now: number): void {
    const isDue = ({ block }: { block: number }) => story.blocks() - block >= DUE_BLOCKS;
    const due = waiting.filter(isDue);
    if (due.length === 0) return;
    waiting = waiting.filter((one) => !isDue(one));
    rounds += 1;
    const args = [BOX_TYPE, row[ROUNDS - rounds]!] as const;
    const data = encodeFunctionData({ abi: mysteryBoxAbi, functionName: 'fulfill', args });
    story.send('seal', { to, gas: 3_000_000n, data: () => data });
    for (const [index, { box, opener }] of due.entries())
      story.later(now, 0.5 + index / 10, () => {
        const claim = [box, story.account(opener).address] as const;
        const claimData = encodeFunctionData({ abi: mysteryBoxAbi, functionName: 'claim', args: claim });
        story.send(opener, { to, gas: 250_000n, data: () => claimData });
      });
  }

  for (let sold = 0; sold < SOLD; sold += 1)
    story.on(FROM_DAY + story.random() * (story.days - FROM_DAY - 1), (now) => {
      const by = story.pick(COLLECTORS);
      const box = mint(by, now);
      if (story.random() > OPENED) return;
      story.later(now, story.wait(6), () => {
        const salt = keccak256(stringToHex(`demo market: box ${box}`));
        const data = encodeFunctionData({ abi: mysteryBoxAbi, functionName: 'open', args: [box, salt] });
        story.send(by, { to, gas: 350_000n, data: () => data });
        waiting.push({ box, opener: by, block: story.blocks() });
      });
    });
  for (let day = FROM_DAY + 0.4; day < story.days; day += DRAW_HOURS / 24) story.on(day, draw);
}
