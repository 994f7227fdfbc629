import { Icon } from '@mortar/ui';
import { CountUp } from '@mortar/ui/rewards';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $arrived } from '#entities/run';
import styles from './arrived.module.css';

/** Says that what somebody played as a visitor is theirs now. */
export function ArrivedNote() {
  const arrived = useUnit($arrived);
  const { formatMessage } = useIntl();
  return (
    <div role="status" className={styles.place}>
      {arrived && (
        <p className={styles.note}>
          <Icon name="success" size={20} />
          <span>
            <strong>
              <CountUp value={arrived.points} format={(count) => formatMessage({ id: 'gamehub.play.gained' }, { count })} />
            </strong>{' '}
            <FormattedMessage id="gamehub.play.arrived" values={{ bricks: arrived.bricks }} />
          </span>
        </p>
      )}
    </div>
  );
}
