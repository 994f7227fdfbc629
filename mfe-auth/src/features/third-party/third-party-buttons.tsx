import type { ThirdParty } from '@mortar/protocol/identity';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark, PARTY_NAMES, VisitState } from '#entities/third-party';
import { visits } from './model.ts';
import styles from './third-party.module.css';

/** Signing in and up by those of Google, Discord and X that this installation has credentials for. */
export function ThirdPartyButtons({ parties }: { parties: readonly ThirdParty[] }) {
  return (
    <div className={styles.buttons}>
      {parties.map((party) => (
        <WayIn key={party} party={party} />
      ))}
      <div role="status" className={styles.status}>
        <VisitState of={visits} />
      </div>
    </div>
  );
}

function WayIn({ party }: { party: ThirdParty }) {
  const { entering, press } = useUnit({ entering: visits.$taking, press: visits.partyPressed });
  const isOther = entering !== null && entering !== party;
  return (
    <Button size="large" stretch disabled={isOther} loading={entering === party} onClick={() => press(party)}>
      <span className={styles.label}>
        {entering !== party && <Mark party={party} />}
        <FormattedMessage id="auth.third-party.with" values={{ name: PARTY_NAMES[party] }} />
      </span>
    </Button>
  );
}
