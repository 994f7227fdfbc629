import { POST_PICTURES } from '@mortar/protocol/community';
import { UPLOAD_LIMITS } from '@mortar/protocol/uploads';
import { useUnit } from 'effector-react';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { draftChanged, nameOf, type Draft, type Place } from '#entities/draft';
import { pictureSent } from './model.ts';

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** Takes pictures into what is written, and says why one is not taken. */
export function usePictures(place: Place, draft: Draft | null) {
  const { change, send } = useUnit({ change: draftChanged, send: pictureSent });
  const [refused, setRefused] = useState<'many' | 'kind' | 'large' | null>(null);
  const isTaking = place.kind !== 'reply';
  const name = nameOf(place);

  const add = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => TYPES.has(type));
    const fitting = pictures.filter(({ size }) => size <= UPLOAD_LIMITS.picture.form);
    const taken = fitting.slice(0, POST_PICTURES - (draft?.pictures.length ?? 0));
    setRefused(
      pictures.length < files.length ? 'kind' : fitting.length < pictures.length ? 'large' : taken.length < fitting.length ? 'many' : null,
    );
    const added = taken.map((file) => ({ key: crypto.randomUUID(), file, asset: null, alt: '' }));
    if (added.length === 0) return;
    change({ place: name, change: (now) => ({ ...now, pictures: [...now.pictures, ...added] }) });
    for (const picture of added) send({ place: name, picture });
  };
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (!isTaking || !files || files.length === 0) return;
    event.preventDefault();
    add([...files]);
  };
  return { isTaking, refused, add, take };
}
