import type { Post } from '@mortar/protocol/community';
import { Count } from '@mortar/remote-kit';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from '../../lib/glyph.tsx';
import { composeAsked } from './compose.ts';
import { useReaction } from './reactions.ts';
import styles from './actions.module.css';

/** Passes a post on: as it is, or with words of one's own. */
export function RepostMenu({ post }: { post: Post }) {
  const { formatMessage } = useIntl();
  const compose = useUnit(composeAsked);
  const { postid, counts, mine } = post;
  const { isOn, count, press } = useReaction({ type: 'post', id: postid, what: 'repost' }, { isOn: mine.repost, count: counts.reposts });
  const total = count + counts.quotes;
  const trigger = (
    <button
      type="button"
      className={styles.act}
      data-what="repost"
      data-on={isOn || undefined}
      aria-label={formatMessage({ id: 'community.repost' }, { count: total })}
      title={formatMessage({ id: 'community.repost.title' })}
    >
      <Glyph name="repost" />
      {total > 0 && (
        <span className={styles.count}>
          <Count value={total} />
        </span>
      )}
    </button>
  );
  return (
    <Menu trigger={trigger} align="start">
      <MenuItem icon="retry" onSelect={press}>
        <FormattedMessage id={isOn ? 'community.repost.undo' : 'community.repost.plain'} />
      </MenuItem>
      <MenuItem icon="pencil" onSelect={() => compose({ quote: postid })}>
        <FormattedMessage id="community.repost.quote" />
      </MenuItem>
    </Menu>
  );
}
