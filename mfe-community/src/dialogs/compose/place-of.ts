import type { Dialogs } from '@mortar/host';
import type { Post, Scheduled } from '@mortar/protocol/community';
import { draftOf, type Draft, type Place } from '#entities/draft';

type Asked = Dialogs['community.compose'];

/** What is to be written. */
export function placeOf({ quote, reply, parent, edit, draft, group, scheduled }: Asked): Place {
  if (quote) return { kind: 'quote', postid: quote };
  if (reply) return { kind: 'reply', postid: reply, parent: parent ?? null };
  if (edit) return { kind: 'edit', postid: edit };
  if (draft) return { kind: 'draft', id: draft };
  if (group) return { kind: 'group', groupid: group };
  return scheduled ? { kind: 'scheduled', postid: scheduled } : { kind: 'new' };
}

/** What it begins with where nothing was written yet. */
export function firstOf(place: Place, about: Post | undefined, waiting: Scheduled | undefined): Partial<Draft> | undefined {
  if (place.kind === 'quote') return { quote: place.postid };
  if (place.kind === 'group') return { groupid: place.groupid };
  if (place.kind === 'scheduled' && waiting) {
    const { source, post, local, zone, publishAt } = waiting;
    return { ...draftOf(source, post), when: Date.parse(publishAt) > Date.now() ? { local, zone } : null };
  }
  if (place.kind !== 'edit' || !about) return undefined;
  const { text, rev, facets, media } = about;
  return {
    text,
    rev,
    named: facets.filter(({ kind }) => kind === 'mention').map(({ ref, start, end }) => ({ uid: ref, name: text.slice(start + 1, end) })),
    pictures: media.map(({ alt, ...asset }) => ({ key: asset.assetid, file: null, asset, alt })),
  };
}

/** What it shall be, whatever was written. */
export function shallOf({ when, video }: Asked): Partial<Draft> | undefined {
  return when || video ? { ...(when && { when }), ...(video && { video }) } : undefined;
}
