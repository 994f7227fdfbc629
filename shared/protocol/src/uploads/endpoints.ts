import type { Endpoint } from '../endpoint.ts';

/** The form doors are called open by the spec and need a session all the same (decisions §15). */
export const uploadsEndpoints = {
  'uploads.dcFile': { method: 'POST', path: '/api/dcservice/open/upload', access: 'user', encoding: 'form' },
  'uploads.dcBanner': { method: 'POST', path: '/api/dcservice/open/banner/upload', access: 'user', encoding: 'form' },
  'uploads.communityFile': { method: 'POST', path: '/api/communityservice/open/upload', access: 'user', encoding: 'form' },
  'uploads.chatFile': { method: 'POST', path: '/api/accountservice/open/uploadfile', access: 'user', encoding: 'form' },
  'uploads.finish': { method: 'POST', path: '/api/uploadservice/user/finish', access: 'user' },
} as const satisfies Record<string, Endpoint>;
