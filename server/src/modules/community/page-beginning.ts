import { firstPageOf, HOME_FEEDS, homeFeedOf, type FeedItem, type HomeFeed, type Post } from '@mortar/protocol/community';
import { operations } from '@mortar/protocol/community/operations';
import type { Clock } from '../../lib/clock.ts';
import { shareAnswer } from '../../lib/shared-answer.ts';
import { firstAnswers, type PageBeginning, type PageBeginningSource } from '../../core/page-beginning.ts';
import type { Feeds } from './feeds/service.ts';
import { VISITOR } from './ids.ts';
import type { Posts } from './posts/service.ts';

/** As many posts fill the highest screen. */
const MOST_PAINTED = 8;

/** A post with more than words is as high as only the page knows: nothing is painted behind it. */
const isWordsOnly = ({ post: { media, video, poll, card, quote } }: FeedItem): boolean =>
  media.length === 0 && !video && !poll && !card && !quote;

/** A post as first paints name its parts (`mfe-community/src/entities/post/post-outline.tsx`). */
const partsOf = ({ postid, author, text, lang, group, isDemo }: Post) => ({
  postid,
  name: author.username,
  person: encodeURIComponent(author.uid),
  isCertified: author.certification,
  text,
  lang: lang === 'zh' ? 'zh-HK' : lang,
  group: group && { id: group.groupid, name: group.name },
  isDemo,
});

function listOf(items: readonly FeedItem[]) {
  const end = items.findIndex((item) => !isWordsOnly(item));
  const painted = items.slice(0, Math.min(MOST_PAINTED, end < 0 ? items.length : end + 1));
  return painted.map((item) => ({
    ...partsOf(item.post),
    isWhole: isWordsOnly(item),
    by: item.by && { person: encodeURIComponent(item.by.uid), name: item.by.username },
  }));
}

/** Visitors all read the same, ms. */
const SHARED_MS = 250;
const POST_PATH = /^\/p\/([1-9][0-9]{0,15})$/;

interface Deps {
  feeds: Pick<Feeds, 'page'>;
  posts: Pick<Posts, 'get'>;
  clock: Clock;
}

/**
 * `/community` begins with the first posts of its list, the page of a post with the post; for a visitor their words are painted
 * before any script runs.
 */
export function communityBeginning({ feeds, posts, clock }: Deps): PageBeginningSource {
  const pageAnswer = firstAnswers(operations.findPage);
  const postAnswer = firstAnswers(operations.getPost);

  async function ofFeed(viewer: number, feed: HomeFeed): Promise<PageBeginning> {
    const input = firstPageOf({ feed });
    const answer = await feeds.page(viewer, input);
    const view = { tabs: { [feed]: true }, posts: listOf(answer.list) };
    return { answers: [pageAnswer(input, answer)], ...(answer.list.length > 0 && { view }) };
  }
  const ofVisitors = Object.fromEntries(
    HOME_FEEDS.map((feed) => [feed, shareAnswer(SHARED_MS, clock, () => ofFeed(VISITOR, feed))]),
  ) as Record<HomeFeed, () => Promise<PageBeginning>>;

  async function ofPost(viewer: number, { pathname, searchParams }: URL): Promise<PageBeginning | undefined> {
    const [, postid] = POST_PATH.exec(pathname) ?? [];
    // One by link is asked for with its key, by the page itself.
    if (postid === undefined || searchParams.has('key')) return undefined;
    const post = await posts.get(viewer, { postid });
    return { answers: [postAnswer({ postid }, post)], ...(post.text !== '' && { view: { post: partsOf(post) } }) };
  }

  return async ({ remote, page, address, userId }) => {
    if (remote !== 'community') return undefined;
    if (page === 'post') return ofPost(userId ?? VISITOR, address);
    if (page !== 'home') return undefined;
    const feed = homeFeedOf(address.searchParams, userId !== null);
    return userId === null ? ofVisitors[feed]() : ofFeed(userId, feed);
  };
}
