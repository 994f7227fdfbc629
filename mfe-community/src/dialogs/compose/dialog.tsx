import { toastShown, type DialogModule } from '@mortar/host';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft, Place } from '#entities/draft';
import { $posts, PostText, QuoteCard } from '#entities/post';
import { Composer } from '#features/composer';

/** Where a post, a quote, an answer or a change is written; closing it keeps what was written. */
export const Dialog: DialogModule<'community.compose'>['Dialog'] = ({ close, props: { quote, reply, key, edit, parent, name } }) => {
  const { formatMessage } = useIntl();
  const { posts, toast } = useUnit({ posts: $posts, toast: toastShown });
  const [isOpen, setOpen] = useState(true);
  const place: Place = quote
    ? { kind: 'quote', postid: quote }
    : reply
      ? { kind: 'reply', postid: reply, parent: parent ?? null, key }
      : edit
        ? { kind: 'edit', postid: edit }
        : { kind: 'new' };
  const about = 'postid' in place ? posts[place.postid] : undefined;
  const first: Partial<Draft> | undefined =
    place.kind === 'edit' && about
      ? {
          text: about.text,
          rev: about.rev,
          named: about.facets
            .filter(({ kind }) => kind === 'mention')
            .map(({ ref, start, end }) => ({ uid: ref, name: about.text.slice(start + 1, end) })),
          pictures: about.media.map(({ alt, ...asset }) => ({ key: asset.assetid, file: null, asset, alt })),
        }
      : undefined;
  const title = formatMessage({ id: `community.compose.title.${place.kind}` }, { name: name ?? about?.author.username ?? '' });
  return (
    <Frame
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={close}
      title={title}
      closeLabel={formatMessage({ id: 'community.close' })}
    >
      {place.kind === 'reply' && about && parent === undefined && <PostText text={about.text} facets={[]} size="small" />}
      <Composer
        place={place}
        {...(first && { first })}
        label={title}
        placeholder={formatMessage({ id: `community.compose.ask.${place.kind}` })}
        isFocused
        onDone={() => {
          setOpen(false);
          toast({ type: 'success', text: formatMessage({ id: `community.compose.done.${place.kind}` }) });
        }}
      />
      {place.kind === 'quote' && about && <QuoteCard quote={{ rev: about.rev, post: about }} />}
    </Frame>
  );
};
