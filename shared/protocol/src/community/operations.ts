import { operationsOf } from '../core/operations.ts';
import * as cases from './cases/endpoints.ts';
import * as caseSchemas from './cases/schemas.ts';
import * as collections from './collections/endpoints.ts';
import * as collectionSchemas from './collections/schemas.ts';
import * as comments from './comments/endpoints.ts';
import * as commentSchemas from './comments/schemas.ts';
import * as drafts from './drafts/endpoints.ts';
import * as draftSchemas from './drafts/schemas.ts';
import * as feeds from './feeds/endpoints.ts';
import * as feedSchemas from './feeds/schemas.ts';
import * as groups from './groups/endpoints.ts';
import * as groupSchemas from './groups/schemas.ts';
import * as hood from './hood/endpoints.ts';
import * as hoodSchemas from './hood/schemas.ts';
import * as mutes from './mutes/endpoints.ts';
import * as muteSchemas from './mutes/schemas.ts';
import * as peopleLists from './people-lists/endpoints.ts';
import * as peopleListSchemas from './people-lists/schemas.ts';
import * as polls from './polls/endpoints.ts';
import * as pollSchemas from './polls/schemas.ts';
import * as posts from './posts/endpoints.ts';
import * as postSchemas from './posts/schemas.ts';
import * as profiles from './profiles/endpoints.ts';
import * as profileSchemas from './profiles/schemas.ts';
import * as reactions from './reactions/endpoints.ts';
import * as reactionSchemas from './reactions/schemas.ts';
import * as reports from './reports/endpoints.ts';
import * as reportSchemas from './reports/schemas.ts';
import * as schedules from './schedules/endpoints.ts';
import * as scheduleSchemas from './schedules/schemas.ts';
import * as search from './search/endpoints.ts';
import * as searchSchemas from './search/schemas.ts';
import * as stats from './stats/endpoints.ts';
import * as statsSchemas from './stats/schemas.ts';
import * as suggestions from './suggestions/endpoints.ts';
import * as suggestionSchemas from './suggestions/schemas.ts';
import * as tags from './tags/endpoints.ts';
import * as tagSchemas from './tags/schemas.ts';

/** What the server answers of the area: a resource joins when its routes are bound. */
export const operations = {
  ...operationsOf(feeds, feedSchemas),
  ...operationsOf(posts, postSchemas),
  ...operationsOf(comments, commentSchemas),
  ...operationsOf(reactions, reactionSchemas),
  ...operationsOf(profiles, profileSchemas),
  ...operationsOf(tags, tagSchemas),
  ...operationsOf(polls, pollSchemas),
  ...operationsOf(reports, reportSchemas),
  ...operationsOf(search, searchSchemas),
  ...operationsOf(groups, groupSchemas),
  ...operationsOf(drafts, draftSchemas),
  ...operationsOf(schedules, scheduleSchemas),
  ...operationsOf(mutes, muteSchemas),
  ...operationsOf(collections, collectionSchemas),
  ...operationsOf(cases, caseSchemas),
  ...operationsOf(stats, statsSchemas),
  ...operationsOf(hood, hoodSchemas),
  ...operationsOf(peopleLists, peopleListSchemas),
  ...operationsOf(suggestions, suggestionSchemas),
};
