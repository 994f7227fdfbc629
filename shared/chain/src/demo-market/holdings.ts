import type { Actor } from './cast.ts';
import type { DemoCollectionKey } from './collections.ts';

/** A single work, and whether somebody is about to trade it. */
export interface Work {
  collection: DemoCollectionKey;
  tokenId: number;
  owner: Actor;
  isBusy: boolean;
}

/** Who has what in the story. */
export function createHoldings(random: () => number) {
  const works: Work[] = [];
  const minted = new Map<DemoCollectionKey, number>();
  const copies = new Map<string, number>();
  const copiesOf = (collection: DemoCollectionKey, owner: Actor) => copies.get(`${collection} ${owner}`) ?? 0;

  return {
    mint(collection: DemoCollectionKey, owner: Actor, quantity: number): void {
      const before = minted.get(collection) ?? 0;
      minted.set(collection, before + quantity);
      for (let one = 1; one <= quantity; one += 1) works.push({ collection, tokenId: before + one, owner, isBusy: false });
    },
    mintCopies(collection: DemoCollectionKey, owner: Actor, quantity: number): void {
      minted.set(collection, (minted.get(collection) ?? 0) + quantity);
      this.moveCopies(collection, owner, quantity);
    },
    copiesOf,
    moveCopies(collection: DemoCollectionKey, owner: Actor, quantity: number): void {
      copies.set(`${collection} ${owner}`, copiesOf(collection, owner) + quantity);
    },
    /** A work that nobody is about to trade; undefined where there is none. */
    free(fits: (work: Work) => boolean): Work | undefined {
      const found = works.filter((work) => !work.isBusy && fits(work));
      return found[Math.floor(random() * found.length)];
    },
  };
}
