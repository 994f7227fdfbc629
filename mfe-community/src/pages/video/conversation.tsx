import type { Video } from '@mortar/protocol/video';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { chosenOf } from '#entities/draft';
import { composeAsked } from '#entities/post';
import { conversation } from './model.ts';
import styles from './page.module.css';

/** The way to what is said about a video; its author shows it in a post first. */
export function Conversation({ video }: { video: Video }) {
  const { found, compose } = useUnit({ found: conversation.$data, compose: composeAsked });
  if (!found || (!found.post && (!video.isOwn || video.state === 'rejected'))) return null;
  return (
    <p className={styles.by}>
      {found.post ? (
        <Button icon="message" render={<Link to={`/p/${found.post.postid}`} />}>
          <FormattedMessage id="community.video.comments" values={{ count: found.post.counts.comments }} />
        </Button>
      ) : (
        <Button icon="plus" onClick={() => compose({ video: chosenOf(video) })}>
          <FormattedMessage id="community.video.post" />
        </Button>
      )}
    </p>
  );
}
