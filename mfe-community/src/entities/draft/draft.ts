import type { Audience, DraftPost } from '@mortar/protocol/community';
import type { VideoCard } from '@mortar/protocol/video';

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

/** A time on a wall in a place: `YYYY-MM-DDTHH:mm`, and the name of its zone. */
export type WallTime = NonNullable<DraftPost['when']>;

/** An own video, as a choice of it shows. */
export type ChosenVideo = Pick<VideoCard, 'videoid' | 'title' | 'coverurl' | 'state'>;

/** What somebody is about to publish. */
export interface Draft {
  /** Becomes the post's own name: sent twice it is still one. */
  id: string;
  text: string;
  named: readonly NamedPerson[];
  pictures: readonly DraftPicture[];
  /** Null without one. */
  video: ChosenVideo | null;
  /** Of a reply: the moment of the post's video that it is about, ms; null for none. */
  moment: number | null;
  audience: Audience;
  /** The group that it is for; null without one. */
  groupid: string | null;
  /** The collection whose holders it is for; null without one. */
  gate: string | null;
  /** The post that it quotes; null without one. */
  quote: string | null;
  /** Choices of a poll; null without one. */
  poll: readonly string[] | null;
  /** The link whose card is not wanted. */
  hiddenLink: string | null;
  /** When it is to be published; null for at once. */
  when: WallTime | null;
  /** Of a change: the version that is changed; null of what is new. */
  rev: number | null;
  /** Version that the account has of it, 0 for none, and whether that is how it stands. */
  saved: number;
  isSaved: boolean;
  /** It was sent as it stands, and nobody has heard yet whether it arrived. */
  isSent: boolean;
  /** When it was changed here, ms. */
  at: number;
}

/** What a draft is for: a post of its own, or what belongs to another. */
export type Place =
  | { kind: 'new' }
  /** One of several that were begun. */
  | { kind: 'draft'; id: string }
  /** A post that waits for its time. */
  | { kind: 'scheduled'; postid: string }
  /** To a group. */
  | { kind: 'group'; groupid: string }
  | { kind: 'quote'; postid: string }
  /** To a post, or to a reply to it by its number. */
  | { kind: 'reply'; postid: string; parent: number | null }
  | { kind: 'edit'; postid: string };

/** Name of a place among the drafts. */
export function nameOf(place: Place): string {
  if (place.kind === 'new') return 'new';
  if (place.kind === 'draft') return `draft ${place.id}`;
  if (place.kind === 'group') return `group ${place.groupid}`;
  return place.kind === 'reply' ? `reply ${place.postid} ${place.parent ?? 0}` : `${place.kind} ${place.postid}`;
}

/** The place of a draft that the account keeps too; null for what stays in this browser: replies, and changes of what the server has. */
export function sharedPlace(name: string): Place | null {
  const [kind, id] = name.split(' ');
  if (kind === 'new') return { kind };
  if (kind === 'draft' && id) return { kind, id };
  if (kind === 'group' && id) return { kind, groupid: id };
  return kind === 'quote' && id ? { kind, postid: id } : null;
}

export const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  text: '',
  named: [],
  pictures: [],
  video: null,
  moment: null,
  audience: 'public',
  groupid: null,
  gate: null,
  quote: null,
  poll: null,
  hiddenLink: null,
  when: null,
  rev: null,
  saved: 0,
  isSaved: false,
  isSent: false,
  at: Date.now(),
});

/** Nothing would be lost with it. */
export const isEmpty = ({ text, pictures, video, poll }: Pick<Draft, 'text' | 'pictures' | 'video' | 'poll'>): boolean =>
  text.trim() === '' && pictures.length === 0 && video === null && poll === null;
