import { Type, type TSchema } from 'typebox';
import { NOT_THERE, refusals } from '../core/refusals.ts';
import { Asset } from './asset.ts';

/** A file in a form: a `Blob` or `File` in a browser, bytes with a file name on the wire. */
const FormFile = Type.Unsafe<Blob>({ type: 'string', format: 'binary' });
/** Part of a picture to keep: x,y,width,height in pixels of the picture as it is seen. */
const Crop = Type.String({ pattern: '^\\d{1,5},\\d{1,5},[1-9]\\d{0,4},[1-9]\\d{0,4}$' });

const form = <Purpose extends TSchema>(purpose: Purpose) => Type.Object({ file: FormFile, purpose, crop: Type.Optional(Crop) });

export { Asset } from './asset.ts';

export const uploadImage = {
  summary: 'Upload an avatar, the picture of a channel or the art of a collection; it sets nothing itself',
  body: form(Type.Enum(['avatar', 'channel', 'art'])),
  data: Asset,
  codes: refusals('quotaExceeded'),
};

export const uploadBanner = {
  summary: 'Upload a banner, made 1500 by 500 pixels; it sets nothing itself',
  body: Type.Object({ file: FormFile, crop: Type.Optional(Crop) }),
  data: Asset,
  codes: refusals('quotaExceeded'),
};

export const uploadPostMedia = {
  summary: 'Upload a picture or a video for a post',
  body: form(Type.Enum(['picture', 'video'])),
  data: Asset,
  codes: refusals('quotaExceeded'),
};

export const uploadChatFile = {
  summary: 'Upload a file for a conversation',
  body: Type.Object({ file: FormFile }),
  data: Asset,
  codes: refusals('quotaExceeded'),
};

export const finishUpload = {
  summary: 'Make an asset of what the resumable door took in; asked again, it gives the same asset',
  body: Type.Object({
    /** Last part of the upload's address. */
    upload: Type.String({ pattern: '^[\\w-]{22}$' }),
    crop: Type.Optional(Crop),
  }),
  data: Asset,
  codes: [...refusals('quotaExceeded'), NOT_THERE],
};
