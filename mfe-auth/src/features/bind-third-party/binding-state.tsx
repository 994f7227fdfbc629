import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { PARTY_NAMES, type Trouble } from '#features/third-party';
import styles from './bind-third-party.module.css';
import { $justBound, $trouble, $waitingFor, wholePageChosen } from './visit.ts';

/** The words of signing in fit, but for a window that was closed. */
const textOf = ({ word }: Extract<Trouble, { word: string }>) =>
  word === 'cancelled' ? 'settings.methods.add-cancelled' : `auth.third-party.${word}`;

/** How the visit at a third party stands, or why it bound nothing. */
export function BindingState() {
  const { waitingFor, trouble, justBound, goOn } = useUnit({
    waitingFor: $waitingFor,
    trouble: $trouble,
    justBound: $justBound,
    goOn: wholePageChosen,
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
