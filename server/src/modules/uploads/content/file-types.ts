import type { UploadPolicy } from '../../../lib/upload-policy.ts';

/** A kind of file that we take, by what it is and never by what it is called. */
export interface FileType {
  /** Media type that it is served under. */
  media: string;
  kind: UploadPolicy['kinds'][number];
  /** Extensions that its name may have; the first one is ours. */
  extensions: readonly [string, ...string[]];
}

/** Every type there is. What is not here is refused: SVG and HTML above all, which are programs. */
export const FILE_TYPES = {
  jpeg: { media: 'image/jpeg', kind: 'picture', extensions: ['jpg', 'jpeg', 'jfif'] },
  png: { media: 'image/png', kind: 'picture', extensions: ['png', 'apng'] },
  gif: { media: 'image/gif', kind: 'picture', extensions: ['gif'] },
  webp: { media: 'image/webp', kind: 'picture', extensions: ['webp'] },
  avif: { media: 'image/avif', kind: 'picture', extensions: ['avif'] },
  mp4: { media: 'video/mp4', kind: 'video', extensions: ['mp4', 'm4v', 'mov'] },
  webm: { media: 'video/webm', kind: 'video', extensions: ['webm'] },
  m4a: { media: 'audio/mp4', kind: 'audio', extensions: ['m4a'] },
  mp3: { media: 'audio/mpeg', kind: 'audio', extensions: ['mp3'] },
  ogg: { media: 'audio/ogg', kind: 'audio', extensions: ['ogg', 'oga', 'opus'] },
  wav: { media: 'audio/wav', kind: 'audio', extensions: ['wav'] },
  pdf: { media: 'application/pdf', kind: 'document', extensions: ['pdf'] },
  zip: { media: 'application/zip', kind: 'document', extensions: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'] },
  text: { media: 'text/plain; charset=utf-8', kind: 'document', extensions: ['txt', 'md', 'csv', 'json', 'log'] },
} as const satisfies Record<string, FileType>;

export type FileTypeName = keyof typeof FILE_TYPES;
