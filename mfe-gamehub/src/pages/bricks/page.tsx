import { createLoader, Loaded, PageFrame } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClaimRuns } from '#features/claim-runs';
import { Balances } from './balances.tsx';
import { History } from './history.tsx';
import { bricks, bricksWanted, type Balance } from './model.ts';
import { MoreBricks } from './more-bricks.tsx';
import styles from './page.module.css';

export const loader = createLoader(bricksWanted);

/** `/bricks`: what the person has of both types, and every change with its cause. */
export function Page() {
  const { formatMessage } = useIntl();
  const readAnew = useUnit(bricksWanted);
  return (
    <PageFrame title={<FormattedMessage id="gamehub.bricks.title" />} lede={<FormattedMessage id="gamehub.bricks.lede" />}>
      <ClaimRuns onArrived={readAnew} />
      <Loaded of={bricks} failed={formatMessage({ id: 'gamehub.bricks.failed' })} headingLevel={2} pending={<Room balances={null} />}>
        {(list) => <Room balances={list} />}
      </Loaded>
    </PageFrame>
  );
}

function Room({ balances: list }: { balances: readonly Balance[] | null }) {
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <Balances balances={list} />
        <History />
        <MoreBricks />
      </div>
    </div>
  );
}
