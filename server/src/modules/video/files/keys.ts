import type { ObjectStore } from '../../../objects/index.ts';

export interface VideoFiles {
  /** Keeps a file of the work folder for good. */
  put(videoId: string, folder: string, name: string, path: string): Promise<void>;
  read: (videoId: string, folder: string, name: string, range?: { start: number; end: number }) => ReturnType<ObjectStore['read']>;
  size(videoId: string, folder: string, name: string): Promise<number | undefined>;
  /** Removes what begins so: a folder, every folder of a quality, or all that a video has. */
  remove(videoId: string, beginning?: string): Promise<void>;
}

const PREFIX = 'video/files';

/** Where the files that videos are made into lie: in the bucket, or in the data folder. */
export function videoFiles(objects: ObjectStore): VideoFiles {
  const keyOf = (...parts: string[]) => [PREFIX, ...parts].join('/');
  return {
    put: (videoId, folder, name, path) => objects.put(keyOf(videoId, folder, name), path),
    read: (videoId, folder, name, range) => objects.read(keyOf(videoId, folder, name), range),
    size: (videoId, folder, name) => objects.size(keyOf(videoId, folder, name)),
    async remove(videoId, beginning = '') {
      for (const key of await objects.list(keyOf(videoId, beginning))) await objects.remove(key);
    },
  };
}
