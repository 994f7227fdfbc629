import { $isSignedIn } from '@mortar/host';
import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Panes } from '#pages/messages';
import { LogInFirst } from '../../lib/log-in-first.tsx';
import { PlaceContext, type PlaceTools } from '../../lib/place.ts';
import { $steps, placeEntered, placeLeft, placeReplaced } from './model.ts';

/** The page that shows the same. */
const PAGE = /^\/im\/?$/i;

/** The messages in the dock (spec §2): what `/im` shows, one part at a time, beside any other page. */
export function Panel() {
  const { pathname } = useLocation();
  const isSignedIn = useUnit($isSignedIn);
  if (!isSignedIn) return <Visitor />;
  return PAGE.test(pathname) ? <OnThePage /> : <Docked />;
}

function Docked() {
  const { steps, enter, replace, leave } = useUnit({ steps: $steps, enter: placeEntered, replace: placeReplaced, leave: placeLeft });
  const tools = useMemo(
    (): PlaceTools => ({ ...steps.at(-1), go: (place, how) => (how === 'replace' ? replace(place) : enter(place)), back: () => leave() }),
    [steps, enter, replace, leave],
  );
  return (
    <PlaceContext value={tools}>
      <Panes isDocked />
    </PlaceContext>
  );
}

function OnThePage() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState headingLevel={3} title={formatMessage({ id: 'im.dock.on-page' })}>
      <FormattedMessage id="im.dock.on-page-text" />
    </EmptyState>
  );
}

function Visitor() {
  const { formatMessage } = useIntl();
  return (
    <LogInFirst reason={formatMessage({ id: 'im.dock.visitor' })}>
      <FormattedMessage id="im.dock.visitor-text" />
    </LogInFirst>
  );
}
