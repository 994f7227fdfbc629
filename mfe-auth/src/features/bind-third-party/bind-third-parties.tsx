import { $links } from '@mortar/host';
import { THIRD_PARTIES } from '@mortar/protocol';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark, PARTIES, PARTY_NAMES } from '#features/third-party';
import { $binding } from './bind.ts';
import styles from './bind-third-party.module.css';
import { BindingState } from './binding-state.tsx';
import { partyPressed } from './visit.ts';

interface Props {
  /** Ways to sign in that the person has, as the server calls them. */
  bound: readonly string[];
}

/** Binds Google, Discord and X, where they are not bound yet. One without credentials says so (decisions §6). */
export function BindThirdParties({ bound }: Props) {
  const { links, binding, press } = useUnit({ links: $links, binding: $binding, press: partyPressed });
  return (
    <>
      {PARTIES.filter((party) => !bound.includes(party)).map((party) => {
        const isConfigured = links.thirdParties?.includes(THIRD_PARTIES[party]) ?? false;
        return (
          <Button key={party} disabled={!isConfigured} loading={binding === party} onClick={() => press(party)}>
            <span className={styles.label}>
              {binding !== party && <Mark party={party} />}
              <FormattedMessage
                id={isConfigured ? 'settings.methods.add-name' : 'auth.third-party.not-configured'}
                values={{ name: PARTY_NAMES[party] }}
              />
            </span>
          </Button>
        );
      })}
      <BindingState />
    </>
  );
}
