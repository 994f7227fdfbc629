import type { Dialogs } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { dialogAsked } from './signed-in.ts';

/** Somebody wants to tell the moderators of something. */
const reportAsked = dialogAsked('community.report');

/** The way to the moderators, for what has no menu of its own. */
export function ReportButton({ of }: { of: Dialogs['community.report'] }) {
  const ask = useUnit(reportAsked);
  return (
    <Button variant="quiet" icon="warning" onClick={() => ask(of)}>
      <FormattedMessage id="community.menu.report" />
    </Button>
  );
}
