import { createRemote, type NoProps } from '@mortar/host';
import type { PeopleList, ReportedType } from '@mortar/protocol/community';
import type { VideoState } from '@mortar/protocol/video';

declare module '@mortar/host' {
  interface Dialogs {
    /**
     * Writes a post, for a time to come with `when`, with an own `video`; with an id what belongs to it: a quote, a reply (to a reply by its number, of a post
     * by link with its key), a change, a draft, a post for a group, a change of one that waits.
     */
    'community.compose': {
      quote?: string;
      reply?: string;
      parent?: number;
      name?: string;
      edit?: string;
      draft?: string;
      group?: string;
      scheduled?: string;
      when?: { local: string; zone: string };
      video?: { videoid: string; title: string; coverurl: string; state: VideoState };
    };
    /** Makes a group, or changes one. */
    'community.group': { groupid?: string };
    'community.report': { targettype: ReportedType; targetid: string };
    'community.versions': { postid: string };
    'community.people': { likes: string } | { followers: string } | { following: string };
    /** Makes a series, or changes the one with this id. */
    'community.series': { id?: string; title?: string; description?: string };
    /** Which of the person's own series hold a post. */
    'community.collect': { postid: string };
    /** Makes a list of people, or changes one. */
    'community.peopleList': { of?: PeopleList };
    /** On which of the person's own lists somebody is. */
    'community.listing': { uid: string; name: string };
    'community.keys': NoProps;
  }
  interface Panels {
    'community.latest': 'landing';
    'community.search': 'search';
    'community.news': 'landing';
  }
}

export default createRemote<'community'>({
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/home/page.tsx'),
    post: () => import(/* webpackChunkName: "page-post" */ './pages/post/page.tsx'),
    person: () => import(/* webpackChunkName: "page-person" */ './pages/person/page.tsx'),
    tag: () => import(/* webpackChunkName: "page-tag" */ './pages/tag/page.tsx'),
    groups: () => import(/* webpackChunkName: "page-groups" */ './pages/groups/page.tsx'),
    group: () => import(/* webpackChunkName: "page-group" */ './pages/group/page.tsx'),
    lists: () => import(/* webpackChunkName: "page-lists" */ './pages/lists/page.tsx'),
    list: () => import(/* webpackChunkName: "page-list" */ './pages/list/page.tsx'),
    people: () => import(/* webpackChunkName: "page-people" */ './pages/people/page.tsx'),
    drafts: () => import(/* webpackChunkName: "page-drafts" */ './pages/drafts/page.tsx'),
    calendar: () => import(/* webpackChunkName: "page-calendar" */ './pages/calendar/page.tsx'),
    'news-desk': () => import(/* webpackChunkName: "page-news-desk" */ './pages/news-desk/page.tsx'),
    'news-write': () => import(/* webpackChunkName: "page-news-write" */ './pages/news-write/page.tsx'),
    'news-sources': () => import(/* webpackChunkName: "page-news-sources" */ './pages/news-sources/page.tsx'),
    stats: () => import(/* webpackChunkName: "page-stats" */ './pages/stats/page.tsx'),
    mod: () => import(/* webpackChunkName: "page-mod" */ './pages/mod/page.tsx'),
    'account-case': () => import(/* webpackChunkName: "page-account-case" */ './pages/account-case/page.tsx'),
    case: () => import(/* webpackChunkName: "page-case" */ './pages/case/page.tsx'),
    series: () => import(/* webpackChunkName: "page-series" */ './pages/series/page.tsx'),
    saved: () => import(/* webpackChunkName: "page-saved" */ './pages/saved/page.tsx'),
    news: () => import(/* webpackChunkName: "page-news" */ './pages/news/page.tsx'),
    article: () => import(/* webpackChunkName: "page-article" */ './pages/article/page.tsx'),
    search: () => import(/* webpackChunkName: "page-search" */ './pages/search/page.tsx'),
    'own-videos': () => import(/* webpackChunkName: "page-own-videos" */ './pages/own-videos/page.tsx'),
    video: () => import(/* webpackChunkName: "page-video" */ './pages/video/page.tsx'),
    'video-upload': () => import(/* webpackChunkName: "page-video-upload" */ './pages/video-upload/page.tsx'),
    videos: () => import(/* webpackChunkName: "page-videos" */ './pages/videos/page.tsx'),
  },
  dialogs: {
    compose: () => import(/* webpackChunkName: "dialog-compose" */ './dialogs/compose/dialog.tsx'),
    group: () => import(/* webpackChunkName: "dialog-group" */ './dialogs/group/dialog.tsx'),
    report: () => import(/* webpackChunkName: "dialog-report" */ './dialogs/report/dialog.tsx'),
    versions: () => import(/* webpackChunkName: "dialog-versions" */ './dialogs/versions/dialog.tsx'),
    people: () => import(/* webpackChunkName: "dialog-people" */ './dialogs/people/dialog.tsx'),
    series: () => import(/* webpackChunkName: "dialog-series" */ './dialogs/series/dialog.tsx'),
    collect: () => import(/* webpackChunkName: "dialog-collect" */ './dialogs/collect/dialog.tsx'),
    peopleList: () => import(/* webpackChunkName: "dialog-people-list" */ './dialogs/people-list/dialog.tsx'),
    listing: () => import(/* webpackChunkName: "dialog-listing" */ './dialogs/listing/dialog.tsx'),
    keys: () => import(/* webpackChunkName: "dialog-keys" */ './dialogs/keys/dialog.tsx'),
  },
  panels: {
    latest: () => import(/* webpackChunkName: "panel-latest" */ './panels/latest/panel.tsx'),
    search: () => import(/* webpackChunkName: "panel-search" */ './panels/search/panel.tsx'),
    news: () => import(/* webpackChunkName: "panel-news" */ './panels/news/panel.tsx'),
  },
  messages: async (locale) => {
    const module = await (locale === 'zh-HK'
      ? import(/* webpackChunkName: "locale-zh-HK" */ '../locales/zh-HK.json', { with: { type: 'json' } })
      : import(/* webpackChunkName: "locale-en" */ '../locales/en.json', { with: { type: 'json' } }));
    return module.default;
  },
});
