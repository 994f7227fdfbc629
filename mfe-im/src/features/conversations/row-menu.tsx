import type { Conversation } from '@mortar/protocol/messaging';
import { useAction } from '@mortar/remote-kit';
import { IconButton } from '@mortar/ui';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { changeConversationFx } from '#entities/conversation';
import { usePlace } from '../../lib/place.ts';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './conversation-row.module.css';

interface Props {
  conversation: Conversation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What can be done with a conversation of the list: a press on its button, or of the second mouse button on its row. */
export function RowMenu({ conversation: { id, name, isPinned, notify }, open, onOpenChange }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  const { chat, go } = usePlace();
  const { act } = useAction(useUnit(changeConversationFx));
  const isMuted = notify === 'none';
  const hide = () => act({ id, hidden: true }, () => chat === id && go({}, 'replace'));
  return (
    <span className={styles.menu} data-open={open || undefined}>
      <Menu
        open={open}
        onOpenChange={onOpenChange}
        trigger={<IconButton icon="more" className={styles.more!} label={formatMessage({ id: 'im.list.more' }, { name: nameOf(name) })} />}
      >
        <MenuItem icon="pin" onSelect={() => act({ id, isPinned: !isPinned })}>
          <FormattedMessage id={isPinned ? 'im.list.unpin' : 'im.list.pin'} />
        </MenuItem>
        <MenuItem icon={isMuted ? 'bell' : 'bell-off'} onSelect={() => act({ id, notify: isMuted ? 'all' : 'none' })}>
          <FormattedMessage id={isMuted ? 'im.list.unmute' : 'im.notify.mute'} />
        </MenuItem>
        <MenuItem icon="eye-off" onSelect={hide}>
          <FormattedMessage id="im.list.hide" />
        </MenuItem>
      </Menu>
    </span>
  );
}
