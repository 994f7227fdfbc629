import { Loaded, useAction } from '@mortar/remote-kit';
import { Button, EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { AppealForm, Decision } from '#features/decision';
import { Column } from '../../lib/column.tsx';
import { accountCase, appealFx, Open } from './model.ts';

/** `/cases/account#…`: why an account is shut out and the way to appeal, for its owner, who cannot log in. */
export function Page() {
  const { formatMessage } = useIntl();
  const pass = passOf(useLocation().hash);
  return (
    <Column title={formatMessage({ id: 'community.case.title' })}>{pass === '' ? <LogIn /> : <Account key={pass} pass={pass} />}</Column>
  );
}

function Account({ pass }: { pass: string }) {
  useGate(Open, { pass });
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(appealFx));
  const unread = useUnit(accountCase.$failure);
  if (unread?.kind === 'problem') return <LogIn />;
  return (
    <Loaded of={accountCase} headingLevel={2}>
      {({ case: one }) =>
        one ? (
          <Decision of={one} appealForm={<AppealForm isBusy={isBusy} failure={failure} onSend={(text) => act({ pass, text })} />} />
        ) : (
          <EmptyState headingLevel={2} title={formatMessage({ id: 'community.case.account.none' })}>
            <FormattedMessage id="community.case.account.none.why" />
          </EmptyState>
        )
      }
    </Loaded>
  );
}

/** A pass is over after an hour; the next refused login gives another. */
function LogIn() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      headingLevel={2}
      title={formatMessage({ id: 'community.case.account.over' })}
      action={
        <Button variant="primary" render={<Link to="/login" />}>
          <FormattedMessage id="community.case.account.login" />
        </Button>
      }
    >
      <FormattedMessage id="community.case.account.over.why" />
    </EmptyState>
  );
}

function passOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
