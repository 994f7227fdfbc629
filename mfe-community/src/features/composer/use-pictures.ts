import { POST_PICTURES } from '@mortar/protocol/community';
import { useUnit } from 'effector-react';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { draftChanged, nameOf, type Draft, type Place } from '#entities/draft';
import { refusalOf } from '../../lib/picture-files.ts';
import { pictureSent } from './model.ts';

/** Takes pictures into what is written, and says why one is not taken. @param isFixed nothing is taken while it is on its way */
export function usePictures(place: Place, draft: Draft | null, isFixed: boolean) {
  const { change, send } = useUnit({ change: draftChanged, send: pictureSent });
  const [refused, setRefused] = useState<'many' | 'kind' | 'large' | null>(null);
  const isTaking = place.kind !== 'reply';
  const name = nameOf(place);

  const add = (files: readonly File[]) => {
    if (isFixed) return;
    const refusals = files.map(refusalOf);
    const fitting = files.filter((_, index) => refusals[index] === null);
    const taken = fitting.slice(0, POST_PICTURES - (draft?.pictures.length ?? 0));
    const isMany = taken.length < fitting.length;
    setRefused((['kind', 'large'] as const).find((why) => refusals.includes(why)) ?? (isMany ? 'many' : null));
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
