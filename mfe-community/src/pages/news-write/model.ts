import { createRequest } from '@mortar/client';
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
const finishFx = attach({
  source: $article,
  effect: createTask(async ({ article, wish }: { article: OwnArticle; wish: Wish }, { bind }): Promise<{ newsid: string } | null> => {
    const { draftid, saved: rev } = article;
    if (!('local' in wish)) return bind(publishFx)({ draftid, rev, ...wish });
    await bind(scheduleFx)({ draftid, rev, ...wish });
    return null;
  }),
  mapParams: (wish: Wish, article) => ({ article: article!, wish }),
});
/** Saves what stands here and publishes it, now or at its time. @returns the article; null of one with a time */
export const publishArticleFx = createTask(async (wish: Wish, { bind }) => {
  await bind(saveArticleFx)();
  return bind(finishFx)(wish);
});

sample({ clock: [scheduleFx.doneData, holdFx.doneData], target: articleTold });
sample({ clock: [publishFx.done, throwFx.done], fn: ({ params: { draftid } }) => ({ draftid }), target: articleEnded });
