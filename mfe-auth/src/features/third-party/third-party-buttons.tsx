import type { ThirdParty } from '@mortar/protocol/identity';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark, PARTY_NAMES } from '#entities/third-party';
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
        <TroubleText />
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

/** How the visit at a third party stands, or why it brought nobody. */
function TroubleText() {
  const { waitingFor, trouble, goOn } = useUnit({
    waitingFor: visits.$waitingFor,
    trouble: visits.$trouble,
    goOn: visits.wholePageChosen,
  });
  if (trouble && 'failure' in trouble) return <FailureText failure={trouble.failure} />;
  if (trouble)
    return (
      <>
        <p className={styles.state}>
          <FormattedMessage id={`auth.third-party.${trouble.word}`} values={{ name: PARTY_NAMES[trouble.party] }} />
        </p>
        {trouble.word === 'blocked' && (
          <Button variant="quiet" className={styles.way} onClick={() => goOn(trouble.party)}>
            <FormattedMessage id="auth.third-party.whole-page" />
          </Button>
        )}
      </>
    );
  if (!waitingFor) return null;
  return (
    <p className={styles.state}>
      <FormattedMessage id="auth.third-party.waiting" values={{ name: PARTY_NAMES[waitingFor] }} />
    </p>
  );
}
