import { $isSignedIn } from '@mortar/host';
import { FailureText, Paged, useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LogInFirst } from '../../lib/log-in-first.tsx';
import { NoticeRow } from './notice-row.tsx';
import { notices, NoticesGate, readFx } from './model.ts';
import styles from './panel.module.css';

/** In the dock: what every area tells the person, with what they have seen over all of their devices. */
export function Panel() {
  const isSignedIn = useUnit($isSignedIn);
  return isSignedIn ? <Notices /> : <Visitor />;
}

function Notices() {
  useGate(NoticesGate);
  const { formatMessage } = useIntl();
  return (
    <Paged of={notices} headingLevel={3} empty={() => <Nothing />}>
      {({ items, unread_num: unread }) => (
        <div className={styles.panel}>
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

function Nothing() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState headingLevel={3} title={formatMessage({ id: 'im.notices.none' })}>
      <FormattedMessage id="im.notices.none-text" />
    </EmptyState>
  );
}

function Visitor() {
  const { formatMessage } = useIntl();
  return (
    <LogInFirst reason={formatMessage({ id: 'im.notices.visitor' })}>
      <FormattedMessage id="im.notices.visitor-text" />
    </LogInFirst>
  );
}
