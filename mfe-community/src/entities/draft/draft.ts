import type { Audience } from '@mortar/protocol/community';

/** Somebody whom a text names as `@name`. */
export interface NamedPerson {
  uid: string;
  name: string;
}

/** A picture of a draft: its file until the server has it. */
export interface DraftPicture {
  key: string;
  file: File | null;
  asset: { assetid: string; url: string; width: number; height: number } | null;
  alt: string;
}

/** What somebody is about to publish. */
export interface Draft {
  /** Becomes the post's own name: sent twice it is still one. */
  id: string;
  text: string;
  named: readonly NamedPerson[];
  pictures: readonly DraftPicture[];
  audience: Exclude<Audience, 'group'>;
  /** Choices of a poll; null without one. */
  poll: readonly string[] | null;
  /** The link whose card is not wanted. */
  hiddenLink: string | null;
  /** Of a change: the version that is changed; null of what is new. */
  rev: number | null;
}

/** What a draft is for: a post of its own, or what belongs to another. */
export type Place =
  | { kind: 'new' }
  | { kind: 'quote'; postid: string }
  /** To a post, or to a reply to it by its number; of a post by link with its key. */
  | { kind: 'reply'; postid: string; parent: number | null; key?: string | undefined }
  | { kind: 'edit'; postid: string };

/** Name of a place among the drafts. */
export function nameOf(place: Place): string {
  if (place.kind === 'new') return 'new';
  return place.kind === 'reply' ? `reply ${place.postid} ${place.parent ?? 0}` : `${place.kind} ${place.postid}`;
}

export const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  text: '',
  named: [],
  pictures: [],
  audience: 'public',
  poll: null,
  hiddenLink: null,
  rev: null,
});

/** Nothing would be lost with it. */
export const isEmpty = ({ text, pictures, poll }: Draft): boolean => text.trim() === '' && pictures.length === 0 && poll === null;
