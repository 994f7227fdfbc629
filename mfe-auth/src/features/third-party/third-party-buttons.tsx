import { $links } from '@mortar/host';
import { THIRD_PARTIES, type ThirdParty } from '@mortar/protocol/identity';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark, PARTIES, PARTY_NAMES } from '#entities/third-party';
import { visits } from './model.ts';
import styles from './third-party.module.css';

/**
 * Signing in and up by Google, Discord and X. One without credentials says so (docs/design/server.md), in little room: those that
 * work come first.
 */
export function ThirdPartyButtons() {
  const { links } = useUnit({ links: $links });
  const isConfigured = (party: ThirdParty) => links.thirdParties?.includes(THIRD_PARTIES[party]) ?? false;
  const unset = PARTIES.filter((party) => !isConfigured(party));
  return (
    <div className={styles.buttons}>
      {PARTIES.filter(isConfigured).map((party) => (
        <WayIn key={party} party={party} />
      ))}
      {unset.length > 0 && (
        <div className={styles.unset}>
          {unset.map((party) => (
            <NotConfigured key={party} party={party} />
          ))}
        </div>
      )}
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

function NotConfigured({ party }: { party: ThirdParty }) {
  return (
    <Button stretch disabled className={styles.tile}>
      <span className={styles.face}>
        <span className={styles.label}>
          <Mark party={party} />
          {PARTY_NAMES[party]}
        </span>{' '}
        <span className={styles.why}>
          <FormattedMessage id="auth.third-party.unset" />
        </span>
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
