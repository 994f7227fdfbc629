import { firstPageOf, HOME_FEEDS, homeFeedOf, type FeedItem, type HomeFeed } from '@mortar/protocol/community';
import { operations } from '@mortar/protocol/community/operations';
import type { Clock } from '../../lib/clock.ts';
import { shareAnswer } from '../../lib/shared-answer.ts';
import { firstAnswers, type PageBeginning, type PageBeginningSource } from '../../core/page-beginning.ts';
import type { Feeds } from './feeds/service.ts';
import { VISITOR } from './ids.ts';

/** As many posts fill the highest screen. */
const MOST_PAINTED = 8;

/** A post with more than words is as high as only the page knows: nothing is painted behind it. */
const isWordsOnly = ({ post: { media, video, poll, card, quote } }: FeedItem): boolean =>
  media.length === 0 && !video && !poll && !card && !quote;

/** Posts as the first paint of the home page names their parts. */
function viewOf(list: readonly FeedItem[]) {
  const end = list.findIndex((item) => !isWordsOnly(item));
  const painted = list.slice(0, Math.min(MOST_PAINTED, end < 0 ? list.length : end + 1));
  return painted.map(({ post: { postid, author, text, lang, group, isDemo }, by }) => ({
    name: author.username,
    person: encodeURIComponent(author.uid),
    isCertified: author.certification,
    postid,
    text,
    lang: lang === 'zh' ? 'zh-HK' : lang,
    group: group && { id: group.groupid, name: group.name },
    isDemo,
    by: by && { person: encodeURIComponent(by.uid), name: by.username },
  }));
}

/** Visitors all read the same, ms. */
const SHARED_MS = 250;

interface Deps {
  feeds: Pick<Feeds, 'page'>;
  clock: Clock;
}

/** `/community` begins with the first posts of its list; for a visitor they are painted before any script runs. */
export function communityBeginning({ feeds, clock }: Deps): PageBeginningSource {
  const answerOf = firstAnswers(operations.findPage);
  async function read(userId: number, feed: HomeFeed): Promise<PageBeginning> {
    const input = firstPageOf({ feed });
    const answer = await feeds.page(userId, input);
    const answers = [answerOf(input, answer)];
    if (userId !== VISITOR || answer.list.length === 0) return { answers };
    return { answers, view: { tabs: { [feed]: true }, posts: viewOf(answer.list) } };
  }
  const ofVisitors = Object.fromEntries(
    HOME_FEEDS.map((feed) => [feed, shareAnswer(SHARED_MS, clock, () => read(VISITOR, feed))]),
  ) as Record<HomeFeed, () => Promise<PageBeginning>>;

  return async ({ remote, page, search, userId }) => {
    if (remote !== 'community' || page !== 'home') return undefined;
    const feed = homeFeedOf(search, userId !== null);
    return userId === null ? ofVisitors[feed]() : read(userId, feed);
  };
}
