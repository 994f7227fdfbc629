import { facetsOf, type Draft as Kept, type DraftPost, type Named, type NewPost, type PostPicture } from '@mortar/protocol/community';
import { emptyDraft, type ChosenVideo, type Draft } from './draft.ts';
import { namedIn } from './named-in.ts';

/** A day, as polls are open. */
const POLL_HOURS = 24;

/** The link whose card a post shows; null without one. */
const firstLink = (text: string, mentions: readonly Named[]): string | null =>
  facetsOf(text, mentions).find(({ kind }) => kind === 'link')?.ref ?? null;

/** What the server keeps of a draft; a picture follows once it has arrived. */
export function postOf(draft: Draft): DraftPost {
  const { id, text, named, pictures, video, audience, groupid, gate, quote, poll, hiddenLink, when } = draft;
  const mentions = namedIn(text, named);
  return {
    clientid: id,
    text,
    mentions,
    media: pictures.flatMap(({ asset, alt }) => (asset ? [{ assetid: asset.assetid, alt: alt.trim() }] : [])),
    audience,
    ...(video && { video: video.videoid }),
    ...(groupid !== null && { groupid }),
    ...(gate !== null && { gate }),
    ...(quote !== null && { quote }),
    ...(hiddenLink !== null && hiddenLink === firstLink(text, mentions) && { link: '' }),
    ...(poll && { poll: { options: [...poll], hours: POLL_HOURS } }),
    ...(when && { when }),
  };
}

/** What is published of it: its text as it is kept, its poll without the choices that nobody filled in. */
export function finishedOf(draft: Draft): NewPost {
  const { when: _, poll, ...post } = postOf({ ...draft, text: draft.text.normalize('NFC').trim() });
  return { ...post, ...(poll && { poll: { ...poll, options: poll.options.map((option) => option.trim()).filter(Boolean) } }) };
}

/** A video as a draft keeps it. */
export const chosenOf = ({ videoid, title, coverurl, state }: ChosenVideo): ChosenVideo => ({ videoid, title, coverurl, state });

/** What a post shows beside its words. */
type Shown = Pick<Kept, 'video'> & { media: readonly PostPicture[] };

/** A draft of what the server keeps. */
export function draftOf(post: DraftPost, { media, video }: Shown): Draft {
  const { clientid, text, mentions, audience, groupid = null, gate = null, quote = null, poll, link, when = null } = post;
  return {
    ...emptyDraft(),
    id: clientid,
    text,
    named: mentions.map(({ uid, start, end }) => ({ uid, name: text.slice(start + 1, end) })),
    pictures: media.map(({ alt, ...asset }) => ({ key: asset.assetid, file: null, asset, alt })),
    video: video && chosenOf(video),
    audience,
    groupid,
    gate,
    quote,
    poll: poll?.options ?? null,
    hiddenLink: link === '' ? firstLink(text, mentions) : null,
    when,
  };
}

/** A draft as the account has it. */
export const keptDraft = ({ post, rev, at, ...shown }: Kept): Draft => ({
  ...draftOf(post, shown),
  saved: rev,
  isSaved: true,
  at: Date.parse(at),
});
