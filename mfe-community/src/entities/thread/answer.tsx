import { $session, dialogOpened } from '@mortar/host';
import { Since } from '@mortar/remote-kit';
import { Button, IconButton } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { Menu, MenuItem } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { personPath } from '#entities/person';
import { AuthorLine, composeAsked, LikeButton, PostText, removalAsked, Removed, useComment, usePost, useRemoval } from '#entities/post';
import { momentChosen } from '#entities/video';
import { formatClock } from '../../lib/clock.ts';
import styles from './answer.module.css';

/** One answer, as deep as what it answers stands. */
export function Answer({ commentid }: { commentid: string }) {
  const { formatMessage } = useIntl();
  const { session, open, compose, remove, choose } = useUnit({
    session: $session,
    open: dialogOpened,
    compose: composeAsked,
    remove: removalAsked,
    choose: momentChosen,
  });
  const comment = useComment(commentid);
  const video = usePost(comment?.postid ?? '')?.video ?? null;
  const removal = useRemoval(commentid);
  if (!comment) return null;
  const { author, text, facets, at, editedAt, depth, postid, seq, mine, counts, moment, isDeleted } = comment;
  if (removal && removal !== 'gone') return <Removed type="comment" id={commentid} state={removal} />;
  if (isDeleted || !author) {
    return (
      <p className={styles.gone} data-depth={depth}>
        <FormattedMessage id="community.answer.gone" />
      </p>
    );
  }
  const target = { targettype: 'comment' as const, targetid: commentid };
  return (
    <div className={styles.answer} data-depth={depth} id={`c${seq}`}>
      <Link to={personPath(author.uid)} tabIndex={-1} aria-hidden="true">
        <Avatar name={author.username} seed={author.uid} src={author.headimgurl} size={depth > 1 ? 28 : 36} decorative />
      </Link>
      <div className={styles.content}>
        <div className={styles.head}>
          <AuthorLine author={author}>
            <Since at={at} />
            {editedAt && (
              <span>
                · <FormattedMessage id="community.edited" />
              </span>
            )}
          </AuthorLine>
          {session && (
            <Menu trigger={<IconButton icon="more" label={formatMessage({ id: 'community.menu' }, { name: author.username })} />}>
              {session.uid === author.uid ? (
                <MenuItem danger icon="trash" onSelect={() => remove({ type: 'comment', id: commentid })}>
                  <FormattedMessage id="community.menu.delete" />
                </MenuItem>
              ) : (
                <MenuItem danger icon="warning" onSelect={() => open({ name: 'community.report', props: target })}>
                  <FormattedMessage id="community.menu.report" />
                </MenuItem>
              )}
            </Menu>
          )}
        </div>
        {moment !== null && video && (
          <button
            type="button"
            className={styles.moment}
            aria-label={formatMessage({ id: 'community.moment.show' }, { time: formatClock(moment / 1000) })}
            onClick={() => choose({ videoid: video.videoid, at: moment })}
          >
            {formatClock(moment / 1000)}
          </button>
        )}
        <PostText text={text} facets={facets} />
        <div className={styles.acts}>
          <LikeButton type="comment" id={commentid} isOn={mine.like} count={counts.likes} />
          <Button variant="quiet" onClick={() => compose({ reply: postid, parent: seq, name: author.username })}>
            <FormattedMessage id="community.answer.reply" />
          </Button>
        </div>
      </div>
    </div>
  );
}
