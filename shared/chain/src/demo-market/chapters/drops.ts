import { dropCollectionAbi, dropFactoryAbi } from '@mortar/abi';
import { encodeFunctionData, keccak256, stringToHex, zeroAddress, zeroHash, type Hex } from 'viem';
import { partsOf } from '../../orders/index.ts';
import { mintPermitTypedData } from '../../permits/index.ts';
import { COLLECTORS, WHALE, type Actor } from '../cast.ts';
import { DEMO_COLLECTIONS, DEMO_KEYS, type DemoCollectionKey } from '../collections.ts';
import { ether } from '../options.ts';
import type { Story } from '../story.ts';

const DAY_SECONDS = 24 * 3600;
const PER_ADDRESS = 100;
const PER_MINT = 20;
/** Most that a collector mints at once. */
const AT_ONCE = 7;
const WHALE_AT_ONCE = 15;
/** The drop with a white list: so many days, then it is open to all, and still is when the story ends. */
const LISTED_DROP: DemoCollectionKey = 'towers';
const LISTED_DAYS = 2;
const LISTED_PRICE = 0.03;
const OPEN_AFTER_DAYS = 14;

export const saltOf = (key: DemoCollectionKey): Hex => keccak256(stringToHex(`demo market: ${key}`));

const seconds = (days: number): number => Math.round(days * DAY_SECONDS);

function termsOf(story: Story, key: DemoCollectionKey, start: number, isWhite: boolean) {
  const { total, mintPrice, royalty, from, to } = DEMO_COLLECTIONS[key];
  const isLast = key === LISTED_DROP;
  const days = isWhite ? LISTED_DAYS : to - from + (isLast ? OPEN_AFTER_DAYS : 0.3);
  return {
    start: BigInt(start),
    end: BigInt(start + seconds(days)),
    total,
    perAddress: PER_ADDRESS,
    perMint: PER_MINT,
    royalty,
    isWhite,
    fee: ether(mintPrice),
    signer: isWhite ? story.account(key).address : zeroAddress,
    merkleRoot: zeroHash,
  };
}

function open(story: Story, key: DemoCollectionKey, now: number): void {
  const { name, symbol, isCopies } = DEMO_COLLECTIONS[key];
  const args = [isCopies, name, symbol, story.baseUris[key], termsOf(story, key, now, key === LISTED_DROP), saltOf(key)] as const;
  story.send(key, {
    to: story.contracts.drops,
    gas: 2_000_000n,
    data: () => encodeFunctionData({ abi: dropFactoryAbi, functionName: 'createDrop', args }),
  });
  const said = encodeFunctionData({ abi: dropCollectionAbi, functionName: 'setContractURI', args: [story.contractUris[key]] });
  story.send(key, { to: story.collections[key], data: () => said });
}

function openToAll(story: Story, now: number): void {
  const terms = termsOf(story, LISTED_DROP, now, false);
  const data = encodeFunctionData({ abi: dropCollectionAbi, functionName: 'setPhase', args: [terms] });
  story.send(LISTED_DROP, { to: story.collections[LISTED_DROP], data: () => data });
}

const gasOf = (quantity: number) => 200_000n + 70_000n * BigInt(quantity);

function note(story: Story, key: DemoCollectionKey, minter: Actor, quantity: number): void {
  if (DEMO_COLLECTIONS[key].isCopies) story.holdings.mintCopies(key, minter, quantity);
  else story.holdings.mint(key, minter, quantity);
}

function mint(story: Story, key: DemoCollectionKey, minter: Actor, quantity: number): void {
  story.send(minter, {
    to: story.collections[key],
    gas: gasOf(quantity),
    value: ether(DEMO_COLLECTIONS[key].mintPrice) * BigInt(quantity),
    data: () => encodeFunctionData({ abi: dropCollectionAbi, functionName: 'mint', args: [BigInt(quantity)] }),
  });
  note(story, key, minter, quantity);
}

function mintListed(story: Story, minter: Actor, quantity: number, nonce: number, now: number): void {
  const contract = story.collections[LISTED_DROP];
  const unitPrice = ether(LISTED_PRICE);
  const permit = {
    minter: story.account(minter).address,
    phaseId: 1n,
    maxQty: BigInt(AT_ONCE),
    unitPrice,
    deadline: BigInt(now + DAY_SECONDS),
    nonce: BigInt(nonce),
  };
  story.send(minter, {
    to: contract,
    gas: gasOf(quantity),
    value: unitPrice * BigInt(quantity),
    async data() {
      const typedData = mintPermitTypedData({ chainId: story.chainId, contract }, permit);
      const { v, r, s } = partsOf(await story.account(LISTED_DROP).signTypedData(typedData));
      const args = [BigInt(quantity), permit, v, r, s] as const;
      return encodeFunctionData({ abi: dropCollectionAbi, functionName: 'mintWithPermit', args });
    },
  });
  note(story, LISTED_DROP, minter, quantity);
}

/** Minters and how many they take, until all of a drop are gone that the story sells. */
function* minters(story: Story, quantity: number): Generator<[Actor, number]> {
  let left = quantity;
  while (left > 0) {
    const minter = story.random() < 0.07 ? WHALE : story.pick(COLLECTORS);
    const wanted = minter === WHALE ? WHALE_AT_ONCE : 1 + Math.floor(story.random() ** 2 * AT_ONCE);
    const taken = Math.min(left, wanted);
    yield [minter, taken];
    left -= taken;
  }
}

/** Creators open their drops, collectors mint. */
export function tellDrops(story: Story): void {
  for (const key of DEMO_KEYS) {
    const { from, to, minted } = DEMO_COLLECTIONS[key];
    story.on(from, (now) => open(story, key, now));
    if (key === LISTED_DROP) continue;
    // Most come at the beginning.
    for (const [minter, quantity] of minters(story, minted))
      story.on(from + 0.02 + story.random() ** 2 * (to - from - 0.05), () => mint(story, key, minter, quantity));
  }
  const { from, to, minted } = DEMO_COLLECTIONS[LISTED_DROP];
  const listed = COLLECTORS.slice(0, 10);
  for (const [index, minter] of listed.entries())
    story.on(from + 0.05 + (story.random() * LISTED_DAYS) / 1.2, (now) => mintListed(story, minter, 1 + (index % 4), index, now));
  const openDay = from + LISTED_DAYS + 0.1;
  story.on(openDay, (now) => openToAll(story, now));
  const atList = listed.reduce((sum, _, index) => sum + 1 + (index % 4), 0);
  for (const [minter, quantity] of minters(story, minted - atList))
    story.on(openDay + 0.02 + story.random() ** 1.5 * (to - openDay), () => mint(story, LISTED_DROP, minter, quantity));
}
