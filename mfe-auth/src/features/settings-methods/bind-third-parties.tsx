import { $links } from '@mortar/host';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Mark, partiesIn, PARTY_NAMES, type Trouble } from '#entities/third-party';
import styles from './bind-third-party.module.css';
import { $justBound, visits } from './third-parties.ts';

interface Props {
  /** Ways to sign in that the person has, as the server calls them. */
  bound: readonly string[];
}

/** Binds those of Google, Discord and X that this installation has credentials for and that are not bound yet. */
export function BindThirdParties({ bound }: Props) {
  const { links, binding, press } = useUnit({ links: $links, binding: visits.$taking, press: visits.partyPressed });
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
      <BindingState />
    </>
  );
}

/** The words of signing in fit, but for a window that was closed. */
const textOf = ({ word }: Extract<Trouble, { word: string }>) =>
  word === 'cancelled' ? 'settings.methods.add-cancelled' : `auth.third-party.${word}`;

/** How the visit at a third party stands, or why it bound nothing. */
function BindingState() {
  const { waitingFor, trouble, justBound, goOn } = useUnit({
    waitingFor: visits.$waitingFor,
    trouble: visits.$trouble,
    justBound: $justBound,
    goOn: visits.wholePageChosen,
  });
  return (
    <div role="status" className={styles.state}>
      {trouble && 'failure' in trouble && <FailureText failure={trouble.failure} />}
      {trouble && 'word' in trouble && (
        <p>
          <FormattedMessage id={textOf(trouble)} values={{ name: PARTY_NAMES[trouble.party] }} />
        </p>
      )}
      {trouble && 'word' in trouble && trouble.word === 'blocked' && (
        <Button variant="quiet" onClick={() => goOn(trouble.party)}>
          <FormattedMessage id="auth.third-party.whole-page" />
        </Button>
      )}
      {waitingFor && (
        <p>
          <FormattedMessage id="auth.third-party.waiting" values={{ name: PARTY_NAMES[waitingFor] }} />
        </p>
      )}
      {justBound && (
        <p>
          <FormattedMessage id="settings.methods.added-name" values={{ name: PARTY_NAMES[justBound] }} />
        </p>
      )}
    </div>
  );
}
