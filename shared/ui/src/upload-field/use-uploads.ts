import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Limits, type Refusal, sortOut } from './refusals.ts';
import type { UploadTexts } from './upload-field.tsx';
import { createUploads, type Send, type Upload } from './uploads.ts';

/** The files of a field: what is on its way, what was refused, and what readers are told. All stop when the field goes. */
export function useUploads<Result>(send: Send<Result>, onResults: (results: Result[]) => void, limits: Limits, texts: UploadTexts) {
  const [latest] = useState(() => ({ send }));
  const [uploads] = useState(() => createUploads<Result>(() => latest.send));
  const [refused, setRefused] = useState<{ file: File; why: Refusal }[]>([]);
  const items = useSyncExternalStore(uploads.subscribe, uploads.items, uploads.items);
  const results = items.flatMap((item) => (item.state === 'done' ? [item.result] : []));
  const tell = useEffectEvent(() => onResults(results));
  const key = items.flatMap(({ id, state }) => (state === 'done' ? [id] : [])).join();
  useEffect(() => {
    latest.send = send;
  }, [latest, send]);
  useEffect(() => () => uploads.stop(), [uploads]);
  const [toldKey, setToldKey] = useState('');
  useEffect(() => {
    if (key === toldKey) return;
    setToldKey(key);
    tell();
  }, [key, toldKey]);
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
