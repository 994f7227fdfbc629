import { $links } from '@mortar/host';
import { THIRD_PARTIES } from '@mortar/protocol';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark } from './mark.tsx';
import { $entering, partyPressed } from './model.ts';
import { PARTIES, PARTY_NAMES } from './names.ts';
import styles from './third-party.module.css';
import { TroubleText } from './trouble-text.tsx';

/** Signing in and up by Google, Discord and X. One without credentials says so (decisions §6). */
export function ThirdPartyButtons() {
  const { links, entering, press } = useUnit({ links: $links, entering: $entering, press: partyPressed });
  return (
    <div className={styles.buttons}>
      {PARTIES.map((party) => {
        const isConfigured = links.thirdParties?.includes(THIRD_PARTIES[party]) ?? false;
        return (
          <Button
            key={party}
            size="large"
            stretch
            disabled={!isConfigured || (entering !== null && entering !== party)}
            loading={entering === party}
            onClick={() => press(party)}
          >
            <span className={styles.label}>
              {entering !== party && <Mark party={party} />}
              <FormattedMessage
                id={isConfigured ? 'auth.third-party.with' : 'auth.third-party.not-configured'}
                values={{ name: PARTY_NAMES[party] }}
              />
            </span>
          </Button>
        );
      })}
      <div role="status" className={styles.status}>
        <TroubleText />
      </div>
    </div>
  );
}
