import { EmptyState } from '@mortar/ui';
import { sample } from 'effector';
import { createGate, useGate } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { centreOpened, GameCentre } from '#features/game-centre';

/** Open while the panel is in view. */
const PanelGate = createGate('GameCentrePanelGate');

// It has no route whose loader would start its data.
sample({ clock: PanelGate.open, fn: () => undefined, target: centreOpened });

/** The page that shows the same. */
const PAGE = /^\/im\/gamecenter\/?$/i;

/** The game centre in the dock (spec §2): what `/im/gamecenter` shows, beside any other page. */
export function Panel() {
  const { pathname } = useLocation();
  return PAGE.test(pathname) ? <OnThePage /> : <Centre />;
}

function Centre() {
  useGate(PanelGate);
  return <GameCentre />;
}

function OnThePage() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState headingLevel={3} title={formatMessage({ id: 'gamehub.centre.on-page' })}>
      <FormattedMessage id="gamehub.centre.on-page-text" />
    </EmptyState>
  );
}
