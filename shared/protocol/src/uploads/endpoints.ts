import type { Budget } from '../core/budget.ts';
import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

/** Every upload may keep a processor busy for a second. */
const UPLOAD: Budget = { perMinute: 60 };

// The form doors are called open by the specification and need a session all the same.
export const uploadImage: Endpoint<typeof schemas.uploadImage> = {
  id: 'uploads.uploadImage',
  method: 'POST',
  path: '/api/dcservice/open/upload',
  access: 'user',
  encoding: 'form',
  budget: UPLOAD,
};
export const uploadBanner: Endpoint<typeof schemas.uploadBanner> = {
  id: 'uploads.uploadBanner',
  method: 'POST',
  path: '/api/dcservice/open/banner/upload',
  access: 'user',
  encoding: 'form',
  budget: UPLOAD,
};
export const uploadPostMedia: Endpoint<typeof schemas.uploadPostMedia> = {
  id: 'uploads.uploadPostMedia',
  method: 'POST',
  path: '/api/communityservice/open/upload',
  access: 'user',
  encoding: 'form',
  budget: UPLOAD,
};
export const uploadChatFile: Endpoint<typeof schemas.uploadChatFile> = {
  id: 'uploads.uploadChatFile',
  method: 'POST',
  path: '/api/accountservice/open/uploadfile',
  access: 'user',
  encoding: 'form',
  budget: UPLOAD,
};
export const finishUpload: Endpoint<typeof schemas.finishUpload> = {
  id: 'uploads.finishUpload',
  method: 'POST',
  path: '/api/uploadservice/user/finish',
  access: 'user',
  isSlow: true,
};
