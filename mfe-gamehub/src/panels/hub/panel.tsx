import { $isSignedIn, type PanelProps } from '@mortar/host';
import { useDialog } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { sample } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { GameShelf, gamesWanted } from '#entities/game';

/** Open while the Game Hub popup is. */
const HubGate = createGate('HubGate');

// The list loads when the popup opens (spec §4).
sample({ clock: HubGate.open, target: gamesWanted });

/** The Game Hub popup `gamehub.hub`: the games, and the way to the game centre (spec §2). */
export function Panel({ props: { close } }: PanelProps<'popup'>) {
  const { frame, leave } = useDialog(close);
  const isSignedIn = useUnit($isSignedIn);
  useGate(HubGate);
  return (
    <Overlay
      {...frame}
      title={<FormattedMessage id="gamehub.hub.title" />}
      description={<FormattedMessage id={isSignedIn ? 'gamehub.hub.text' : 'gamehub.hub.visitor'} />}
      actions={
        <Button trailingIcon="arrow-right" render={<Link to="/im/gamecenter" onClick={leave} />}>
          <FormattedMessage id="gamehub.centre.title" />
        </Button>
      }
    >
      <GameShelf mustLogIn />
    </Overlay>
  );
}
