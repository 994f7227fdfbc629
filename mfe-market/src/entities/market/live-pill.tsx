import { Button } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import type { LiveEvents } from './live-events.ts';
import styles from './live-pill.module.css';

/** How much is new in a list that is looked at; a press shows it. Nothing moves before. */
export function LivePill({ of, only }: { of: LiveEvents; only?: 'sale' }) {
  useGate(of.Open);
  const { fresh, show } = useUnit({ fresh: of.$fresh, show: of.freshWanted });
  return (
    <div className={styles.place} role="status">
      {fresh.length > 0 && (
        <Button variant="primary" icon="plus" onClick={() => show()}>
          <FormattedMessage id={only === 'sale' ? 'market.live.sales' : 'market.live.events'} values={{ count: fresh.length }} />
        </Button>
      )}
    </div>
  );
}
