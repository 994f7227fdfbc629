import { $session, dialogOpened } from '@mortar/host';
import type { Series } from '@mortar/protocol/community';
import { toastFailures, useAsk } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { AuthorLine } from '#entities/post';
import { removeFx } from './model.ts';
import styles from './series.module.css';

toastFailures(removeFx.failData);

/** Whose series it is and what it is about; its author changes it here. */
export function SeriesHead({ series: { id, title, description, author, posts } }: { series: Series }) {
  const go = useNavigate();
  const ask = useAsk();
  const { session, open, remove } = useUnit({ session: $session, open: dialogOpened, remove: removeFx });
  const throwAway = async () => {
    if (await ask('community.series.delete', { title }, { danger: true, confirm: 'community.menu.delete' }))
      await remove({ id }).then(
        () => go(`/u/${author.uid}?show=series`),
        () => undefined,
      );
  };
  return (
    <div className={styles.head}>
      {description && <p className={styles.about}>{description}</p>}
      <div className={styles.author}>
        <Avatar name={author.username} seed={author.uid} src={author.headimgurl} size={32} decorative />
        <AuthorLine author={author}>
          <FormattedMessage id="community.person.posts" values={{ count: posts }} />
        </AuthorLine>
      </div>
      {session?.uid === author.uid && (
        <div className={styles.acts}>
          <Button icon="pencil" onClick={() => open({ name: 'community.series', props: { id, title, description } })}>
            <FormattedMessage id="community.menu.edit" />
          </Button>
          <Button variant="quiet" icon="trash" onClick={() => void throwAway()}>
            <FormattedMessage id="community.menu.delete" />
          </Button>
        </div>
      )}
    </div>
  );
}
