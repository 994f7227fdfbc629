import { tellBook } from './chapters/book.ts';
import { tellBoxes } from './chapters/boxes.ts';
import { tellDrops } from './chapters/drops.ts';
import { tellGifts } from './chapters/gifts.ts';
import { tellNames } from './chapters/names.ts';
import { channelAt, tellTrades } from './chapters/trades.ts';
import { DEMO_COLLECTIONS, DEMO_KEYS } from './collections.ts';
import { collectionOffer, ether, signed } from './options.ts';
import { createStory, type Story, type StoryOptions } from './story.ts';

/** Of what a common work is worth. */
const OFFERED = 0.82;

/** What is signed and still to be taken when the story ends. */
async function signedAtEnd(story: Story) {
  const singles = DEMO_KEYS.filter((key) => !DEMO_COLLECTIONS[key].isCopies);
  const channel = channelAt(story, story.end);
  const offers = [...story.bidders].slice(0, 2 * singles.length).map((bidder, index) => {
    const key = singles[index % singles.length]!;
    const price = ether(DEMO_COLLECTIONS[key].worth(story.days) * (OFFERED - index / 40));
    return collectionOffer(story, bidder, story.collections[key], price, channel);
  });
  return {
    options: await Promise.all([...story.live].map((listing) => signed(story, listing))),
    offers: await Promise.all(offers),
  };
}

export type SignedAtEnd = Awaited<ReturnType<typeof signedAtEnd>>;

/** The whole story, block by block: the same for the same options, so that one that broke off is found again. */
export function tellStory(options: StoryOptions) {
  const story = createStory(options);
  for (const tell of [tellDrops, tellTrades, tellBook, tellNames, tellBoxes, tellGifts]) tell(story);
  return { ticks: story.tell(), signedAtEnd: () => signedAtEnd(story) };
}
