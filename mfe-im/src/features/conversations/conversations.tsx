import { dialogOpened } from '@mortar/host';
import { Icon, IconButton } from '@mortar/ui';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSettled } from '../../lib/use-settled.ts';
import { ConversationList } from './conversation-list.tsx';
import styles from './conversations.module.css';
import { Found } from './found.tsx';

interface Props {
  title?: string;
  /** What helps somebody who has no conversation yet. */
  newcomer: ReactNode;
}

/** The list of conversations, the search in its place while something is sought, and the ways to new ones. */
export function Conversations({ title, newcomer }: Props) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const sought = useSettled(text);
  const label = formatMessage({ id: 'im.search' });
  return (
    <nav className={styles.pane} aria-label={formatMessage({ id: 'im.list' })}>
      <header className={styles.head}>
        {/* The page's own heading, which stands over all panes, says it to readers. */}
        {title && (
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
        )}
        <div className={styles.tools}>
          <div className={styles.search} role="search">
            <Icon name="search" className={styles.lens} />
            <input
              type="search"
              className={styles.input}
              aria-label={label}
              placeholder={label}
              maxLength={64}
              data-search
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && text && (event.preventDefault(), setText(''))}
            />
          </div>
          <NewMenu />
        </div>
      </header>
      <div className={styles.body}>
        {sought ? (
          <Found text={sought} onLeave={() => setText('')} />
        ) : (
          <ConversationList headingLevel={title ? 2 : 3} newcomer={newcomer} />
        )}
      </div>
    </nav>
  );
}

function NewMenu() {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  return (
    <Menu trigger={<IconButton variant="secondary" icon="plus" label={formatMessage({ id: 'im.new' })} />}>
      <MenuItem icon="users" onSelect={() => open({ name: 'im.new-channel', props: {} })}>
        <FormattedMessage id="im.new-channel" />
      </MenuItem>
      <MenuItem icon="plus" render={<Link to="/im/addFriend" />}>
        <FormattedMessage id="im.add-friend.title" />
      </MenuItem>
      <MenuItem icon="user" render={<Link to="/im/followers" />}>
        <FormattedMessage id="im.followers.title" />
      </MenuItem>
    </Menu>
  );
}
