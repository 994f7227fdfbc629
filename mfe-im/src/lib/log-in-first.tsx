import { loginRequested } from '@mortar/host';
import { Button, EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** What a login is for; the dialog says so too. */
  reason: string;
  children: ReactNode;
}

/** What a panel of the dock shows a visitor. */
export function LogInFirst({ reason, children }: Props) {
  const login = useUnit(loginRequested);
  return (
    <EmptyState
      kind="denied"
      headingLevel={3}
      title={reason}
      action={
        <Button variant="primary" onClick={() => login({ reason })}>
          <FormattedMessage id="im.dock.login" />
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
