import { FailureText, Paged, useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoticeRow } from './notice-row.tsx';
import { notices, NoticesGate, readFx } from './model.ts';
import styles from './notice-list.module.css';

/** What every area tells the person, with what they have seen over all of their devices. */
export function NoticeList({ headingLevel }: { headingLevel: 2 | 3 }) {
  useGate(NoticesGate);
  const { formatMessage } = useIntl();
  return (
    <Paged of={notices} headingLevel={headingLevel} empty={() => <Nothing headingLevel={headingLevel} />}>
      {({ items, unread_num: unread }) => (
        <div className={styles.whole}>
          {unread > 0 && <ReadAll newest={items[0]!.id} />}
          <ul className={styles.list} aria-label={formatMessage({ id: 'im.notices.list' })}>
            {items.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        </div>
      )}
    </Paged>
  );
}

function ReadAll({ newest }: { newest: string }) {
  const { act, isBusy, failure } = useAction(useUnit(readFx));
  return (
    <div>
      <Button icon="check" loading={isBusy} onClick={() => act({ id: newest })}>
        <FormattedMessage id="im.notices.read" />
      </Button>
      {failure && <FailureText failure={failure} />}
    </div>
  );
}

function Nothing({ headingLevel }: { headingLevel: 2 | 3 }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState headingLevel={headingLevel} title={formatMessage({ id: 'im.notices.none' })}>
      <FormattedMessage id="im.notices.none-text" />
    </EmptyState>
  );
}
