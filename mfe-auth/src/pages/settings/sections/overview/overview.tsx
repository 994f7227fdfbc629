import { Loaded } from '@mortar/remote-kit';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { WithOwnAccount } from '#entities/own-account';
import { devices } from '#features/settings-devices';
import { history, HistoryRow } from '#features/settings-history';
import { Rows } from '../../../../lib/row.tsx';
import { Card } from './card.tsx';
import { Devices } from './devices.tsx';
import { bricks } from './model.ts';
import styles from './overview.module.css';
import { Security } from './security.tsx';
import { Who } from './who.tsx';

export { wanted } from './model.ts';

/** Events of the account that are shown. */
const RECENT = 3;
/** Types of bricks (spec §3). */
const [MAIN, SILVER] = [1, 2];

/** The account at a glance: whose it is, how safe it is, where it is open, what it holds and what happened to it last. */
export function Section() {
  return (
    <WithOwnAccount>
      {(account) => (
        <div className={styles.overview}>
          <Who profile={account.profile} />
          <Card name="security" to="/settings/sign-in">
            <Security account={account} />
          </Card>
          <Card name="devices" to="/settings/devices">
            <Loaded of={devices}>{({ items }) => <Devices items={items} />}</Loaded>
          </Card>
          <Card name="bricks" to="/bricks">
            <Loaded of={bricks}>{(balances) => <Bricks balances={balances} />}</Loaded>
          </Card>
          <Card name="invites" to="/settings/invites">
            <p className={styles.figure}>
              <bdi lang="en">{account.profile.invitecode}</bdi>
            </p>
            <p className={styles.note}>
              <FormattedMessage id="settings.overview.invites.note" />
            </p>
          </Card>
          <Card name="activity" to="/settings/history" isWide>
            <Loaded of={history}>
              {({ items }) => (
                <Rows>
                  {items.slice(0, RECENT).map((event) => (
                    <HistoryRow key={event.id} event={event} />
                  ))}
                </Rows>
              )}
            </Loaded>
          </Card>
        </div>
      )}
    </WithOwnAccount>
  );
}

/** What can be spent of both types; of silver only where there is any. */
function Bricks({ balances }: { balances: readonly { brickstype: number; available: number }[] }) {
  const available = (type: number | undefined) => balances.find(({ brickstype }) => brickstype === type)?.available ?? 0;
  return (
    <>
      <p className={styles.gold}>
        <FormattedNumber value={available(MAIN)} />
      </p>
      <p className={styles.note}>
        <FormattedMessage id="settings.overview.bricks.note" values={{ silver: available(SILVER) }} />
      </p>
    </>
  );
}
