import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { PARTY_NAMES } from './parties.ts';
import type { createVisits } from './visits.ts';

/** How the visit at a third party stands, or why it brought nothing. */
export function VisitState({ of }: { of: Pick<ReturnType<typeof createVisits>, '$waitingFor' | '$trouble' | 'wholePageChosen'> }) {
  const { waitingFor, trouble, goOn } = useUnit({ waitingFor: of.$waitingFor, trouble: of.$trouble, goOn: of.wholePageChosen });
  if (trouble && 'failure' in trouble) return <FailureText failure={trouble.failure} />;
  if (trouble)
    return (
      <>
        <p>
          <FormattedMessage id={`auth.third-party.${trouble.word}`} values={{ name: PARTY_NAMES[trouble.party] }} />
        </p>
        {trouble.word === 'blocked' && (
          <Button variant="quiet" onClick={() => goOn(trouble.party)}>
            <FormattedMessage id="auth.third-party.whole-page" />
          </Button>
        )}
      </>
    );
  if (!waitingFor) return null;
  return (
    <p>
      <FormattedMessage id="auth.third-party.waiting" values={{ name: PARTY_NAMES[waitingFor] }} />
    </p>
  );
}
