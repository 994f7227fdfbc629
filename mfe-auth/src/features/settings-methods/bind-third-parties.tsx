import { $links } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark, partiesIn, PARTY_NAMES, VisitState } from '#entities/third-party';
import styles from './bind-third-party.module.css';
import { $justBound, visits } from './third-parties.ts';

interface Props {
  /** Ways to sign in that the person has, as the server calls them. */
  bound: readonly string[];
}

/** Binds those of Google, Discord and X that this installation has credentials for and that are not bound yet. */
export function BindThirdParties({ bound }: Props) {
  const { links, binding, justBound, press } = useUnit({
    links: $links,
    binding: visits.$taking,
    justBound: $justBound,
    press: visits.partyPressed,
  });
  return (
    <>
      {partiesIn(links)
        .filter((party) => !bound.includes(party))
        .map((party) => (
          <Button key={party} loading={binding === party} onClick={() => press(party)}>
            <span className={styles.label}>
              {binding !== party && <Mark party={party} />}
              <FormattedMessage id="settings.methods.add-name" values={{ name: PARTY_NAMES[party] }} />
            </span>
          </Button>
        ))}
      <div role="status" className={styles.state}>
        <VisitState of={visits} />
        {justBound && (
          <p>
            <FormattedMessage id="settings.methods.added-name" values={{ name: PARTY_NAMES[justBound] }} />
          </p>
        )}
      </div>
    </>
  );
}
