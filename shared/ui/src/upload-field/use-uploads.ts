import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Limits, type Refusal, sortOut } from './refusals.ts';
import type { UploadTexts } from './upload-field.tsx';
import { createUploads, type Send, type Upload } from './uploads.ts';

/** The files of a field: what is on its way, what was refused, and what readers are told. All stop when the field goes. */
export function useUploads<Result>(send: Send<Result>, onResults: (results: Result[]) => void, limits: Limits, texts: UploadTexts) {
  const [uploads] = useState(() => createUploads<Result>(send));
  const [refused, setRefused] = useState<{ file: File; why: Refusal }[]>([]);
  const items = useSyncExternalStore(uploads.subscribe, uploads.items, uploads.items);
  const tell = useEffectEvent(onResults);
  useEffect(() => uploads.sendBy(send), [uploads, send]);
  useEffect(() => {
    let told = '';
    const forget = uploads.subscribe(() => {
      const done = uploads.items().filter((item) => item.state === 'done');
      const key = done.map(({ id }) => id).join();
      if (key !== told) tell(done.map(({ result }) => result));
      told = key;
    });
    return () => {
      forget();
      uploads.stop();
    };
  }, [uploads]);
  const add = (files: File[]) => {
    const { taken, refused: left } = sortOut(files, items.length, limits);
    setRefused(left);
    uploads.add(taken);
  };
  return { uploads, items, refused, add, said: announcement(items, texts) };
}

/** The last thing that ended, in words. */
function announcement<Result>(items: readonly Upload<Result>[], texts: UploadTexts): string {
  const ended = items.findLast(({ state }) => state === 'done' || state === 'failed');
  if (!ended) return '';
  return `${ended.file.name}: ${ended.state === 'failed' ? texts.failed(ended.cause) : texts.done}`;
}
