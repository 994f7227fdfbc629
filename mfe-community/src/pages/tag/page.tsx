import { createLoader } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FeedList } from '#features/feed-list';
import { Column } from '../../lib/column.tsx';
import { tag, tagFollowPressed, tagOpened } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(tagOpened, ({ params }) => params['key'] ?? '');

/** `/tag/:key`: what is written under a tag, in either script. */
export function Page() {
  const { formatMessage } = useIntl();
  const { key = '' } = useParams();
  const { shown, follow } = useUnit({ shown: tag.$data, follow: tagFollowPressed });
  const isOn = shown?.follows ?? false;
  const acts = (
    <Button variant={isOn ? 'secondary' : 'primary'} onClick={() => follow({ tag: key, status: isOn ? 0 : 1 })}>
      <FormattedMessage id={isOn ? 'community.follow.on' : 'community.follow.off'} />
    </Button>
  );
  return (
    <Column title={<bdi>#{shown?.tag ?? key}</bdi>} acts={acts}>
      {shown && (
        <p className={styles.note}>
          <FormattedMessage id="community.tag.posts" values={{ count: shown.posts }} />
        </p>
      )}
      <FeedList
        key={key}
        source={{ feed: 'tag', id: key }}
        label={formatMessage({ id: 'community.tag.label' }, { tag: key })}
        empty={
          <EmptyState title={formatMessage({ id: 'community.tag.empty' })}>
            <FormattedMessage id="community.tag.empty.why" />
          </EmptyState>
        }
      />
    </Column>
  );
}
