import { createRequest } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import { editPost, findNames, getLinkCard, saveComment, savePost, type Comment, type Post } from '@mortar/protocol/community';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { draftChanged, draftEnded, nameOf, type Draft, type DraftPicture, type Place } from '#entities/draft';
import { commentWritten, postsTold, postWritten } from '#entities/post';
import { namedIn } from './naming.ts';

/** People who may be meant by a name that is being written. */
export const names = createQuery(createRequest(findNames));
/** What the text's link leads to. */
export const linkCardFx = createRequest(getLinkCard);

const uploadFx = createUpload(uploadPostMedia);

/** How a picture's file is on its way: a share of 1, or why it did not arrive. */
export type Sending = { share: number } | { failure: unknown };

/** A picture of a draft is to be sent, or sent again. */
export const pictureSent = createEvent<{ place: string; picture: DraftPicture }>();
const shareTold = createEvent<{ key: string; share: number }>();
const sendPictureFx = createTask(async ({ picture }: { place: string; picture: DraftPicture }, { bind }) => {
  const onProgress = ({ sent, total }: { sent: number; total: number }) => bind(shareTold)({ key: picture.key, share: sent / total });
  return bind(uploadFx)({ file: picture.file!, purpose: 'picture', onProgress: bind(onProgress) });
});
sample({ clock: pictureSent, filter: ({ picture }) => picture.file !== null && picture.asset === null, target: sendPictureFx });

/** Pictures that have not arrived, by their keys. */
export const $sending = createStore<Readonly<Record<string, Sending>>>({})
  .on(sendPictureFx, (all, { picture: { key } }) => ({ ...all, [key]: { share: 0 } }))
  .on(shareTold, (all, { key, share }) => (all[key] ? { ...all, [key]: { share } } : all))
  .on(sendPictureFx.fail, (all, { params: { picture }, error }) => ({ ...all, [picture.key]: { failure: error } }))
  .on(sendPictureFx.done, (all, { params: { picture } }) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== picture.key)));

sample({
  clock: sendPictureFx.done,
  fn: ({ params: { place, picture }, result: { assetid, url, width, height } }) => ({
    place,
    change: (draft: Draft): Draft => ({
      ...draft,
      pictures: draft.pictures.map((one) =>
        one.key === picture.key ? { ...one, file: null, asset: { assetid, url, width: width ?? 1, height: height ?? 1 } } : one,
      ),
    }),
  }),
  target: draftChanged,
});

type Published = { post: Post } | { comment: Comment };

/** Publishes what is written. Until the server has it, nothing of it goes; sent again it is still one. */
export const publishFx = createTask(
  async ({ place, draft, hours }: { place: Place; draft: Draft; hours: number }, { call }): Promise<Published> => {
    const text = draft.text.normalize('NFC').trim();
    const mentions = namedIn(text, draft.named);
    const media = draft.pictures.flatMap(({ asset, alt }) => (asset ? [{ assetid: asset.assetid, alt: alt.trim() }] : []));
    if (place.kind === 'reply') {
      const { postid, parent, key } = place;
      const where = { postid, ...(parent !== null && { parent }), ...(key && { key }) };
      return { comment: await call(saveComment, { ...where, clientid: draft.id, text, mentions }) };
    }
    if (place.kind === 'edit') return { post: await call(editPost, { postid: place.postid, rev: draft.rev ?? 0, text, mentions, media }) };
    return {
      post: await call(savePost, {
        clientid: draft.id,
        text,
        mentions,
        media,
        audience: draft.audience,
        ...(place.kind === 'quote' && { quote: place.postid }),
        ...(draft.hiddenLink !== null && { link: '' }),
        ...(draft.poll && { poll: { options: draft.poll.map((option) => option.trim()).filter(Boolean), hours } }),
      }),
    };
  },
);
sample({ clock: publishFx.done, fn: ({ params: { place } }) => ({ place: nameOf(place) }), target: draftEnded });
const published = sample({ clock: publishFx.done, fn: ({ params: { place }, result }) => ({ isEdit: place.kind === 'edit', ...result }) });
sample({ clock: published.filterMap((done) => ('post' in done && done.isEdit ? [done.post] : undefined)), target: postsTold });
sample({ clock: published.filterMap((done) => ('post' in done && !done.isEdit ? done.post : undefined)), target: postWritten });
sample({ clock: published.filterMap((done) => ('comment' in done ? done.comment : undefined)), target: commentWritten });
