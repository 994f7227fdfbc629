import { dropCollectionAbi } from '@mortar/abi';
import { encodeFunctionData, erc721Abi, type Address } from 'viem';
import { DEMO_ADDRESS } from '../../message/chains.ts';
import { COLLECTORS, CURATOR, WHALE, type Actor } from '../cast.ts';
import type { Work } from '../holdings.ts';
import type { Story } from '../story.ts';

const GIFTS = 22;
const BURNS = 7;
/** Days on which the demo wallet gets a work, so that a newcomer has something to sell. */
const WELCOME_DAYS = [29.4, 29.5, 29.6];

function give(story: Story, { collection, tokenId, owner }: Work, to: Address): void {
  const args = [story.account(owner).address, to, BigInt(tokenId)] as const;
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args });
  story.send(owner, { to: story.collections[collection], gas: 120_000n, data: () => data });
}

function burn(story: Story, { collection, tokenId, owner }: Work): void {
  const data = encodeFunctionData({ abi: dropCollectionAbi, functionName: 'burn', args: [BigInt(tokenId)] });
  story.send(owner, { to: story.collections[collection], gas: 120_000n, data: () => data });
}

/** Works that change hands without a price, that are destroyed, and that the demo wallet is welcomed with. */
export function tellGifts(story: Story): void {
  const free = () => story.holdings.free(({ owner }) => owner !== WHALE);
  for (let gift = 0; gift < GIFTS; gift += 1)
    story.on(3 + story.random() * 26, () => {
      const work = free();
      if (!work) return;
      const to: Actor = story.pick(COLLECTORS.filter((name) => name !== work.owner));
      give(story, work, story.account(to).address);
      work.owner = to;
    });
  const gone = (day: number, go: (work: Work) => void) =>
    story.on(day, () => {
      const work = free();
      if (!work) return;
      go(work);
      work.isBusy = true;
    });
  for (let burned = 0; burned < BURNS; burned += 1) gone(5 + story.random() * 24, (work) => burn(story, work));
  for (const day of WELCOME_DAYS) gone(day, (work) => give(story, work, DEMO_ADDRESS));
  // The last step of all: with it the demo is whole.
  story.on(story.days - 0.001, () => story.send(CURATOR, { to: story.account(CURATOR).address, gas: 21_000n, data: () => '0x' }));
}
