import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { $isWaiting, $trouble, $visit, nameIn, wholePageChosen } from './model.ts';
import { PARTY_NAMES } from './names.ts';
import styles from './third-party.module.css';

/** How the visit at a third party stands, or why it brought nobody. */
export function TroubleText() {
  const { visit, trouble, isWaiting, goOn } = useUnit({
    visit: $visit,
    trouble: $trouble,
    isWaiting: $isWaiting,
    goOn: wholePageChosen,
  });
  if (trouble && 'failure' in trouble) return <FailureText failure={trouble.failure} />;
  if (trouble)
    return (
      <>
        <p className={styles.state}>
          <FormattedMessage id={`auth.third-party.${trouble.word}`} values={{ name: nameIn(trouble) }} />
        </p>
        {trouble.word === 'blocked' && (
          <Button variant="quiet" className={styles.way} onClick={() => goOn()}>
            <FormattedMessage id="auth.third-party.whole-page" />
          </Button>
        )}
      </>
    );
  if (!isWaiting || !visit) return null;
  return (
    <p className={styles.state}>
      <FormattedMessage id="auth.third-party.waiting" values={{ name: PARTY_NAMES[visit.party] }} />
    </p>
  );
}
