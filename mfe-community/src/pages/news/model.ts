import { NEWS_ROWS, newsFavorites, selectAllNews, type NewsSource, type Story } from '@mortar/protocol/news';
import { asPage, createPages, createTask } from '@mortar/remote-kit';
import { createStore, sample } from 'effector';
import type { Paging } from '../../lib/paging.ts';
import type { View } from './view.ts';

/** A view, and who looks where it is of what they keep. */
export interface Asked extends View {
  uid: string | null;
}
/** A page of stories. */
export interface StoryPage {
  items: Story[];
  next: string | null;
  sources: NewsSource[];
}

const alone = (lead: Story['lead']): Story => ({ lead, also: [], alsoCount: 0 });

export const pageFx = createTask(
  async ({ uid, isKept, category, source, lang, kind, tag, ...paging }: Asked & Paging, { call }): Promise<StoryPage> => {
    if (isKept && uid !== null) {
      const { list, ...ends } = await call(newsFavorites, { accountid: uid, ...paging });
      return { ...asPage({ list: list.map(alone), ...ends }), sources: [] };
    }
    const wanted = {
      ...(category && { category }),
      ...(source && { source }),
      ...(lang && { lang }),
      ...(kind && { kind }),
      ...(tag && { tag }),
    };
    const { sources, ...page } = await call(selectAllNews, { ...wanted, ...paging });
    return { ...asPage(page), sources };
  },
);

/** Stories of a view, page by page. */
export const stories = createPages<Asked & Paging, StoryPage>(pageFx, { pageSize: NEWS_ROWS, keyOf: ({ lead }) => lead.newsid });
/** Whose stories there are, for the choice among them. */
export const $sources = createStore<NewsSource[]>([]);
sample({
  clock: stories.$data,
  filter: (data) => (data?.sources.length ?? 0) > 0,
  fn: (data) => data!.sources,
  target: $sources,
});
