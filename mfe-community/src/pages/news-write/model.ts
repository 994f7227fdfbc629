import { createRequest, type RequestFailure } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import { deleteNewsDraft, holdNewsDraft, publishNewsDraft, scheduleNewsDraft } from '@mortar/protocol/news';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { attach, sample } from 'effector';
import { $article, articleEnded, articleTold, saveArticleFx, type OwnArticle } from '#entities/article';

const publishFx = createRequest(publishNewsDraft);
const scheduleFx = createRequest(scheduleNewsDraft);
/** Takes the time away at which it was to appear. */
export const holdFx = createRequest(holdNewsDraft);
export const throwFx = createRequest(deleteNewsDraft);
export const sendPictureFx = createUpload(uploadPostMedia);
toastFailures(holdFx.failData, throwFx.failData);

/** What is to become of the article: it appears now, also over what somebody else published meanwhile, or at a time. */
export type Wish = { isOver: boolean } | { local: string; zone: string };
interface Finished {
  article: OwnArticle | null;
  draftid: string;
  wish: Wish;
}
const finishFx = attach({
  source: $article,
  effect: createTask(async ({ article, draftid, wish }: Finished, { bind }): Promise<{ newsid: string } | null> => {
    // Another one was opened meanwhile, of which nobody wished that.
    if (article?.draftid !== draftid) return Promise.reject({ kind: 'aborted' } satisfies RequestFailure);
    const { saved: rev } = article;
    if (!('local' in wish)) return bind(publishFx)({ draftid, rev, ...wish });
    await bind(scheduleFx)({ draftid, rev, ...wish });
    return null;
  }),
  mapParams: (wished: Pick<Finished, 'draftid' | 'wish'>, article) => ({ ...wished, article }),
});
/** Saves what stands here and publishes it, now or at its time. @returns the article; null of one with a time */
export const publishArticleFx = attach({
  source: $article,
  effect: createTask(async (wished: Pick<Finished, 'draftid' | 'wish'>, { bind }) => {
    await bind(saveArticleFx)();
    return bind(finishFx)(wished);
  }),
  mapParams: (wish: Wish, article) => ({ draftid: article?.draftid ?? '', wish }),
});

sample({ clock: [scheduleFx.doneData, holdFx.doneData], target: articleTold });
sample({ clock: [publishFx.done, throwFx.done], fn: ({ params: { draftid } }) => ({ draftid }), target: articleEnded });
