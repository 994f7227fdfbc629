import { watch } from 'node:fs';

/** Editors write a file in several steps; changes within this time are one. */
const SETTLE_MS = 120;
const IGNORED = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)|\.test\.tsx?$/;

/** Calls `changed` after files below the folders changed, never twice at once. */
export function watchFolders(folders: readonly string[], changed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(changed)), SETTLE_MS);
  };
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && !IGNORED.test(file)) later();
    });
  }
}
