import { $session, confirmFx, dialogOpened } from '@mortar/host';
import type { Series } from '@mortar/protocol/community';
import { toastFailures } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { AuthorLine } from '#entities/post';
import { removeFx } from './model.ts';
import styles from './series.module.css';

const YES = 1;
toastFailures(removeFx.failData);

/** Whose series it is and what it is about; its author changes it here. */
export function SeriesHead({ series: { id, title, description, author, posts } }: { series: Series }) {
  const { formatMessage } = useIntl();
  const go = useNavigate();
  const { session, open, confirm, remove } = useUnit({
    session: $session,
    open: dialogOpened,
    confirm: confirmFx,
    remove: removeFx,
  });
  const ask = async () => {
    const choice = await confirm({
      title: formatMessage({ id: 'community.series.delete.title' }, { title }),
      content: formatMessage({ id: 'community.series.delete.text' }),
      confirmLabel: formatMessage({ id: 'community.menu.delete' }),
      cancelLabel: formatMessage({ id: 'community.cancel' }),
    });
    if (choice === YES)
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
          <Button variant="quiet" icon="trash" onClick={() => void ask()}>
            <FormattedMessage id="community.menu.delete" />
          </Button>
        </div>
      )}
    </div>
  );
}
