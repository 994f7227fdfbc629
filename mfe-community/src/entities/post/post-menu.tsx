import { $session, dialogOpened } from '@mortar/host';
import type { Post } from '@mortar/protocol/community';
import { IconButton } from '@mortar/ui';
import { Menu, MenuItem, MenuSeparator } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { muteFx, useBlock } from '#entities/person';
import { composeAsked } from './compose.ts';
import { removalAsked } from './removal.ts';

/** What else can be done with a post: by who wrote it, or by whom it troubles. */
export function PostMenu({ post }: { post: Post }) {
  const { formatMessage } = useIntl();
  const block = useBlock();
  const { session, open, compose, remove, mute } = useUnit({
    session: $session,
    open: dialogOpened,
    compose: composeAsked,
    remove: removalAsked,
    mute: muteFx,
  });
  const { postid, author, editedAt } = post;
  const { uid, username: name } = author;
  const versions = editedAt && (
    <MenuItem icon="clock" onSelect={() => open({ name: 'community.versions', props: { postid } })}>
      <FormattedMessage id="community.menu.versions" />
    </MenuItem>
  );
  const likers = (
    <MenuItem icon="users" onSelect={() => open({ name: 'community.people', props: { likes: postid } })}>
      <FormattedMessage id="community.menu.likers" />
    </MenuItem>
  );
  return (
    <Menu trigger={<IconButton icon="more" label={formatMessage({ id: 'community.menu' }, { name })} />}>
      {session?.uid === uid ? (
        <>
          <MenuItem icon="pencil" onSelect={() => compose({ edit: postid })}>
            <FormattedMessage id="community.menu.edit" />
          </MenuItem>
          <MenuItem icon="layers" onSelect={() => open({ name: 'community.collect', props: { postid } })}>
            <FormattedMessage id="community.menu.collect" />
          </MenuItem>
          {likers}
          {versions}
          <MenuSeparator />
          <MenuItem danger icon="trash" onSelect={() => remove({ type: 'post', id: postid })}>
            <FormattedMessage id="community.menu.delete" />
          </MenuItem>
        </>
      ) : (
        <>
          {likers}
          {versions}
          {session && (
            <>
              <MenuSeparator />
              <MenuItem icon="bell-off" onSelect={() => void mute({ uid, status: 1 }).catch(() => undefined)}>
                <FormattedMessage id="community.menu.mute" values={{ name }} />
              </MenuItem>
              <MenuItem danger icon="lock" onSelect={() => void block(uid, name)}>
                <FormattedMessage id="community.menu.block" values={{ name }} />
              </MenuItem>
              <MenuItem
                danger
                icon="warning"
                onSelect={() => open({ name: 'community.report', props: { targettype: 'post', targetid: postid } })}
              >
                <FormattedMessage id="community.menu.report" />
              </MenuItem>
            </>
          )}
        </>
      )}
    </Menu>
  );
}
