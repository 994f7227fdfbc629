import { toastShown, type DialogModule } from '@mortar/host';
import { useDialog } from '@mortar/remote-kit';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { $drafts, nameOf } from '#entities/draft';
import { $posts, PostText, QuoteCard } from '#entities/post';
import { waiting } from '#entities/schedule';
import { Composer } from '#features/composer';
import { firstOf, placeOf, shallOf } from './place-of.ts';

/** Where a post, a quote, an answer or a change is written; closing it keeps what was written. */
export const Dialog: DialogModule<'community.compose'>['Dialog'] = ({ close, props }) => {
  const { formatMessage, formatDate } = useIntl();
  const { posts, queue, toast } = useUnit({ posts: $posts, queue: waiting.$data, toast: toastShown });
  const { frame, leave } = useDialog(close);
  const [place] = useState(() => placeOf(props));
  const quote = useStoreMap({ store: $drafts, keys: [nameOf(place)], fn: (drafts, [name]) => drafts[name]?.quote ?? null });
  const about = 'postid' in place && place.kind !== 'scheduled' ? posts[place.postid] : undefined;
  const quoted = quote === null ? undefined : posts[quote];
  const scheduled = place.kind === 'scheduled' ? queue?.find(({ post }) => post.postid === place.postid) : undefined;
  const [first] = useState(() => firstOf(place, about, scheduled));
  const words = { name: props.name ?? about?.author.username ?? '' };
  const kind = place.kind === 'draft' || place.kind === 'group' ? 'new' : place.kind;
  const title = formatMessage({ id: `community.compose.title.${kind}` }, words);
  return (
    <Frame {...frame} title={title}>
      {place.kind === 'reply' && about && props.parent === undefined && <PostText text={about.text} facets={[]} size="small" />}
      <Composer
        place={place}
        {...(first && { first })}
        shall={shallOf(props)}
        label={title}
        placeholder={formatMessage({ id: `community.compose.ask.${kind === 'scheduled' ? 'new' : kind}` })}
        isFocused
        onDone={(published) => {
          leave();
          const done = kind === 'scheduled' ? 'edit' : kind;
          const text =
            'scheduled' in published
              ? formatMessage(
                  { id: 'community.compose.done.later' },
                  { time: formatDate(published.scheduled.publishAt, { dateStyle: 'medium', timeStyle: 'short' }) },
                )
              : formatMessage({ id: `community.compose.done.${'waits' in published ? 'waits' : done}` });
          toast({ type: 'success', text });
        }}
      />
      {quoted && <QuoteCard quote={{ rev: quoted.rev, post: quoted }} />}
    </Frame>
  );
};
