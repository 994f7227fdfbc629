import type { ModuleCore } from '../../core/module.ts';
import { createFetchPage, createLinkPreviews, type FetchPage } from '../../lib/link-preview/index.ts';
import { createAppealPasses } from '../moderation/index.ts';
import type { Notify } from '../notices/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Relations } from '../relations/index.ts';
import type { Assets } from '../uploads/index.ts';
import type { AttachedVideos } from '../video/index.ts';
import { createCases, type RolesOf } from './cases/service.ts';
import { createChoices } from './choices/service.ts';
import { createCommentNotices } from './telling/comments.ts';
import { createComments } from './comments/service.ts';
import { createCursors } from './pages/cursor.ts';
import { createDrafts } from './drafts/service.ts';
import { createFeeds } from './feeds/service.ts';
import { createGroups } from './groups/service.ts';
import type { Glance } from '../chain/index.ts';
import { createHood } from './hood/service.ts';
import { createHotFeed } from './hot/feed.ts';
import { isMember } from './membership/members.ts';
import { createPeopleLists } from './people-lists/service.ts';
import { createPolls } from './polls/service.ts';
import { createCards } from './posts/cards.ts';
import { createLists } from './lists/service.ts';
import { createPostNotices } from './telling/posts.ts';
import { createPublisher } from './posts/publisher.ts';
import { createPosts } from './posts/service.ts';
import { createPostView } from './view/posts.ts';
import { createProfiles } from './profiles/service.ts';
import { createReactions } from './reactions/service.ts';
import { openCase } from './cases/open-case.ts';
import { createReports } from './reports/service.ts';
import { createSchedules } from './schedules/service.ts';
import { createSearch } from './search/service.ts';
import { createCollectionDetail } from './series/collection-detail.ts';
import { createSeries } from './series/service.ts';
import { createStats, createTellViewed } from './stats/service.ts';
import { createSuggestions } from './suggestions/service.ts';
import { createTags } from './tags/service.ts';

export interface CommunityDeps {
  realtime: Pick<Realtime, 'topics'>;
  relations: Relations;
  assets: Assets;
  videos: AttachedVideos;
  notify: Notify;
  /** Who may do more than others. */
  rolesOf: RolesOf;
  /** What stands on the chains. */
  glance: Pick<Glance, 'collections' | 'held' | 'wholeCollections'>;
  /** Keeps a piece of news for somebody, or no longer. @returns how many people keep it @throws AppError `notFound` */
  keepNews(userId: number, newsid: string, isWanted: boolean): Promise<number>;
  /** Whether everybody reads a piece of news. */
  hasNews(newsid: number): Promise<boolean>;
}

interface CreateDeps extends CommunityDeps, Pick<ModuleCore, 'database' | 'clock' | 'keyring' | 'jobs'> {
  /** In place of the Internet, in a test. */
  fetchPage?: FetchPage;
  /** Takes what went wrong where nobody waits for an answer. */
  failed(error: unknown): void;
}

/** Everything of the community, without HTTP. */
export function createCommunity({
  database: { db },
  clock,
  keyring,
  jobs,
  realtime,
  relations,
  assets,
  videos,
  notify,
  keepNews,
  hasNews,
  glance,
  rolesOf,
  failed,
  ...deps
}: CreateDeps) {
  const cursors = createCursors(keyring);
  const previews = createLinkPreviews(deps.fetchPage ?? createFetchPage());
  const view = createPostView({ db, clock, videos });
  const postNotices = createPostNotices(notify);
  const publish = createPublisher({ db, clock, notices: postNotices, topics: realtime.topics, failed });
  const peopleLists = createPeopleLists({ db, clock });
  const feeds = createFeeds({ db, clock, cursors, posts: view, hot: createHotFeed(db), peopleLists });
  const posts = createPosts({ db, clock, assets, videos, publish, view, previews, jobs, glance, isMember });
  const profiles = createProfiles({ db, relations });
  const series = createSeries({ db, clock, cursors, view });
  return {
    publish,
    feeds,
    posts,
    groups: createGroups({ db, clock, cursors, assets }),
    drafts: createDrafts({ db, clock, assets, videos }),
    schedules: createSchedules({ db, clock, cursors, assets, posts, view }),
    lists: createLists({ db, cursors, feeds, view }),
    showCard: createCards({ db, previews }),
    comments: createComments({ db, clock, notices: createCommentNotices(notify, postNotices) }),
    reactions: createReactions({ db, clock, cursors, view, notify, keepNews }),
    profiles,
    peopleLists,
    suggest: createSuggestions({ db, relations }),
    hood: createHood({ db, clock, profiles }),
    series,
    collectionDetail: createCollectionDetail({ series, glance }),
    stats: { read: createStats({ db, clock }), viewed: createTellViewed({ db, clock }) },
    tags: createTags({ db, clock }),
    choices: createChoices(db),
    cases: createCases({ db, clock, cursors, notify, rolesOf, passes: createAppealPasses({ keyring, clock }) }),
    report: createReports({ db, clock, openCase, videos, hasNews }),
    search: createSearch({ db, clock, cursors, view, relations }),
    votePoll: createPolls({ db, clock }),
  };
}
