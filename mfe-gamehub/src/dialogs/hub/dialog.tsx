import { $isSignedIn, type DialogProps } from '@mortar/host';
import { Button } from '@mortar/ui';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { GameShelf } from '#features/game-shelf';
import { HubGate, hubClosed } from './model.ts';

/** The Game Hub popup `gamehub.hub`: the games, and the way to the game centre (spec §2). */
export function Dialog({ close }: DialogProps<'gamehub.hub'>) {
  const { formatMessage } = useIntl();
  const [isClosing, setClosing] = useState(false);
  const { isSignedIn, closed } = useUnit({ isSignedIn: $isSignedIn, closed: hubClosed });
  useGate(HubGate);
  const leave = () => {
    closed();
    setClosing(true);
  };
  return (
    <Overlay
      open={!isClosing}
      onClose={leave}
      onClosed={close}
      title={<FormattedMessage id="gamehub.hub.title" />}
      description={<FormattedMessage id={isSignedIn ? 'gamehub.hub.text' : 'gamehub.hub.visitor'} />}
      closeLabel={formatMessage({ id: 'gamehub.close' })}
      actions={
        <Button trailingIcon="arrow-right" render={<Link to="/im/gamecenter" onClick={leave} />}>
          <FormattedMessage id="gamehub.centre.title" />
        </Button>
      }
    >
      <GameShelf />
    </Overlay>
  );
}
