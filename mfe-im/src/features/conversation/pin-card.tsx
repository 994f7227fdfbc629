import type { Conversation } from '@mortar/protocol/messaging';
import { Icon } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { pins, PinsReader } from '#entities/pin';
import { PlaceLink } from '../../lib/place-link.tsx';
import { usePlace } from '../../lib/place.ts';
import styles from './conversation-frame.module.css';

/** The message that was pinned last, over the others, with the way to it and to all of them; nothing without one. */
export function PinCard({ conversation: { id } }: { conversation: Conversation }) {
  useGate(PinsReader, { id });
  const { side } = usePlace();
  const list = useUnit(pins.$data)?.list ?? [];
  const [last] = list;
  if (!last) return null;
  return (
    <div className={styles.pin}>
      <Icon name="pin" size={16} className={styles.pinMark} />
      <PlaceLink className={styles.pinned} to={{ chat: id, seq: last.seq, side }}>
        <b>
          <FormattedMessage id="im.pins.last" />
        </b>{' '}
        <span>{last.text}</span>
      </PlaceLink>
      {list.length > 1 && (
        <PlaceLink className={styles.allPins} to={{ chat: id, side: 'pins' }}>
          <FormattedMessage id="im.pins.all" values={{ count: list.length }} />
        </PlaceLink>
      )}
    </div>
  );
}
