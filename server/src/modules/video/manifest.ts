import type { VIDEO_UPLOADS } from '@mortar/protocol/video';
import { operations } from '@mortar/protocol/video/operations';
import type { ModuleManifest } from '../../core/module.ts';
import type { UploadPolicy } from '../../lib/upload-policy.ts';
import { videoSettings } from './settings.ts';

const uploads: Record<keyof typeof VIDEO_UPLOADS, UploadPolicy> = {
  // Nobody is told the address of the file itself: what is shown is made of it.
  video: { kinds: ['video'], picture: { mayMove: false }, isPublic: false },
};

export const video = { name: 'video', operations, uploads, settings: [videoSettings] } as const satisfies ModuleManifest;
