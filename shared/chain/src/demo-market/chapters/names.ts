import { nameControllerAbi } from '@mortar/abi';
import { encodeFunctionData, keccak256, stringToHex, zeroAddress } from 'viem';
import { nameLeaf, type NameRegistration } from '../../permits/index.ts';
import { COLLECTORS, type Actor } from '../cast.ts';
import { buy, ether, list } from '../options.ts';
import type { Story } from '../story.ts';
import { channelAt } from './trades.ts';

const YEAR_SECONDS = 365n * 24n * 3600n;
const ETHEREUM = 60n;
/** More than any of them costs; what is too much comes back. */
const MOST_PAID = ether(0.5);
const LABELS = [
  ...(['kiln', 'clay', 'glaze', 'celadon', 'tenmoku', 'raku', 'porcelain', 'stoneware', 'terracotta'] as const),
  ...(['brickyard', 'night-shift', 'bottle-kiln', 'wood-fire', 'ash-glaze', 'slow-hands', 'lai-see'] as const),
] as const;
/** Bought to be sold on. */
const SOLD_ON = 'kiln';

const tokenOf = (label: string): bigint => BigInt(keccak256(stringToHex(label)));

function register(story: Story, by: Actor, label: string, day: number): void {
  const { nameController: contract, resolver } = story.contracts;
  const holder = story.account(by).address;
  const registration: NameRegistration = {
    label,
    holder,
    duration: YEAR_SECONDS,
    secret: keccak256(stringToHex(`demo market: ${label}`)),
    resolver,
    records: { addresses: [{ coinType: ETHEREUM, value: holder }], texts: [], contenthash: '0x' },
    maxPrice: MOST_PAID,
  };
  const promise = nameLeaf({ chainId: story.chainId, contract }, registration, zeroAddress);
  const commit = encodeFunctionData({ abi: nameControllerAbi, functionName: 'commit', args: [promise] });
  story.on(day, (now) => {
    story.send(by, { to: contract, gas: 100_000n, data: () => commit });
    // A promise has to be a minute old.
    story.later(now, 0.05, () => {
      const args = [[registration], [[]], zeroAddress, MOST_PAID] as const;
      const data = encodeFunctionData({ abi: nameControllerAbi, functionName: 'register', args });
      story.send(by, { to: contract, gas: 600_000n, value: MOST_PAID, data: () => data });
    });
  });
}

/** Names that people register, one of which changes hands, and one that is renewed. */
export function tellNames(story: Story): void {
  const holders = LABELS.map((_, index) => COLLECTORS[(index * 5) % COLLECTORS.length]!);
  for (const [index, label] of LABELS.entries()) register(story, holders[index]!, label, 2 + index * 1.55 + story.random());
  const [seller] = holders;
  const buyer = COLLECTORS.find((name) => name !== seller)!;
  story.on(14.2, (now) => {
    const what = { collection: story.contracts.names, tokenId: tokenOf(SOLD_ON), price: ether(0.35) };
    const listing = list(story, { ...what, seller: seller!, now, channel: channelAt(story, now) });
    story.later(now, 9, () => buy(story, buyer, listing));
  });
  const args = [['glaze'], YEAR_SECONDS, zeroAddress, MOST_PAID] as const;
  const renew = encodeFunctionData({ abi: nameControllerAbi, functionName: 'renew', args });
  story.on(27.3, () => story.send(holders[2]!, { to: story.contracts.nameController, value: MOST_PAID, data: () => renew }));
}
