import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import type { Post } from '@mortar/protocol/community';
import { Count } from '@mortar/remote-kit';
import { Icon } from '@mortar/ui';
import { copyText } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../lib/glyph.tsx';
import { addressOf } from './address.ts';
import { composeAsked } from './compose.ts';
import { LikeButton, SaveButton } from './reaction-button.tsx';
import { RepostMenu } from './repost-menu.tsx';
import styles from './actions.module.css';

/** What a reader can do with a post, with how many did. */
export function PostActions({ post }: { post: Post }) {
  const { formatMessage } = useIntl();
  const { open, compose } = useUnit({ open: dialogOpened, compose: composeAsked });
  const { postid, counts, mine, audience } = post;
  const share = async () => {
    const url = addressOf(post);
    // On a phone the system knows where people share; elsewhere the address is what they want.
    if (matchMedia('(pointer: coarse)').matches && navigator.share) return navigator.share({ url }).catch(() => undefined);
    open(copyOutcome(await copyText(url)));
  };
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.act}
        data-act="reply"
        aria-label={formatMessage({ id: 'community.reply' }, { count: counts.comments })}
        title={formatMessage({ id: 'community.reply.title' })}
        onClick={() => compose({ reply: postid })}
      >
        <Glyph name="reply" />
        {counts.comments > 0 && (
          <span className={styles.count}>
            <Count value={counts.comments} />
          </span>
        )}
      </button>
      {audience === 'public' && <RepostMenu post={post} />}
      <LikeButton type="post" id={postid} isOn={mine.like} count={counts.likes} />
      <SaveButton id={postid} isOn={mine.favorite} count={counts.favorites} />
      <button
        type="button"
        className={styles.act}
        aria-label={formatMessage({ id: 'community.share' })}
        title={formatMessage({ id: 'community.share' })}
        onClick={() => void share()}
      >
        <Icon name="link" />
      </button>
    </div>
  );
}
