import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessageHit } from '#entities/message-hit';
import { pins } from '#entities/pin';
import { SideFrame } from '../../lib/side-frame.tsx';
import styles from './pins-side.module.css';

/** Pinned messages of the open conversation, with the way to each. */
export function PinsSide() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'im.pins' });
  return (
    <SideFrame title={title} isPart>
      <Loaded of={pins}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState headingLevel={3} title={formatMessage({ id: 'im.pins.none' })}>
              <FormattedMessage id="im.pins.none-text" />
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label={title}>
              {list.map((message) => (
                <MessageHit key={message.seq} message={message} side="pins" />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SideFrame>
  );
}
