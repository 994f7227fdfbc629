import { createRequest } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import { profileChanged, signedOut } from '@mortar/host';
import type { Input } from '@mortar/protocol';
import { updateProfile, type UserProfile } from '@mortar/protocol/identity';
import { uploadBanner, uploadImage, type Asset } from '@mortar/protocol/uploads';
import { createEvent, createStore, sample } from 'effector';

/** Fields of a profile that are typed. */
export type TextField = 'username' | 'personalprofile' | 'instagramurl' | 'websiteurl' | 'twitterurl';
/** Fields of a profile that hold a picture. */
export type PictureField = 'picture' | 'banner';

/** What was changed and not saved yet. A picture that shall go is null. */
export type Draft = Partial<Record<TextField, string>> & Partial<Record<PictureField, Asset | null>>;

/** A letter was typed into a field. */
export const textTyped = createEvent<{ field: TextField; text: string }>();
/** A picture arrived, shall go, or (undefined) stays as it is. */
export const pictureChosen = createEvent<{ field: PictureField; asset: Asset | null | undefined }>();

/** Saves what was changed. */
export const saveProfileFx = createRequest(updateProfile);
/** Sends a picture's file; it is nobody's picture before the profile is saved. */
export const sendPictureFx = createUpload(uploadImage);
/** The same for a banner. */
export const sendBannerFx = createUpload(uploadBanner);

/** Kept while the person looks at other settings; a refusal loses nothing of it. */
export const $draft = createStore<Draft>({})
  .on(textTyped, (draft, { field, text }) => ({ ...draft, [field]: text }))
  .on(pictureChosen, (draft, { field, asset }) => withPicture(draft, field, asset))
  .reset(signedOut);

/** What of the draft is saved now: what is still as it was sent, and texts that are the profile's. */
const saved = sample({
  clock: saveProfileFx.done,
  source: $draft,
  fn: (draft, { params, result }): Draft => {
    const isSaved = ([field, value]: [string, string | Asset | null]) =>
      typeof value === 'string'
        ? value === params[field as TextField] || value.trim() === result[field as TextField]
        : (value?.assetid ?? '') === params[field as PictureField];
    return Object.fromEntries(Object.entries(draft).filter(isSaved));
  },
});
$draft.on(saved, (draft, gone) => Object.fromEntries(Object.entries(draft).filter(([field]) => !(field in gone))));
/** How many chosen pictures were saved, by field: it begins anew with each of them. */
export const $savedPictures = createStore({ picture: 0, banner: 0 }).on(saved, ({ picture, banner }, gone) => ({
  picture: picture + Number(Boolean(gone.picture)),
  banner: banner + Number(Boolean(gone.banner)),
}));

sample({ clock: saveProfileFx.doneData, target: profileChanged });

function withPicture(draft: Draft, field: PictureField, asset: Asset | null | undefined): Draft {
  const { [field]: _before, ...rest } = draft;
  return asset === undefined ? rest : { ...rest, [field]: asset };
}

/** What of a draft differs from the profile, as it goes over the wire; undefined when nothing does. */
export function changesOf({ picture, banner, ...texts }: Draft, profile: UserProfile): Input<typeof updateProfile> | undefined {
  const changed = Object.entries(texts).filter(([field, text]) => text.trim() !== profile[field as TextField]);
  const pictures = Object.entries({ picture, banner }).flatMap(([field, asset]) =>
    asset === undefined ? [] : [[field, asset?.assetid ?? ''] as const],
  );
  const changes = Object.fromEntries([...changed, ...pictures]);
  return Object.keys(changes).length > 0 ? changes : undefined;
}
