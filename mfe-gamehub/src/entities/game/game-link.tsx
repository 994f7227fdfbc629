import { $isSignedIn, loginRequested } from '@mortar/host';
import { VisuallyHidden } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Game } from './model.ts';

interface Props {
  game: Game;
  className: string | undefined;
  /** A visitor gets the login dialog in place of the game. */
  mustLogIn: boolean;
}

/** Opens the game in a new tab; a visitor who must log in gets the login dialog first (spec §2), which leads to the game. */
export function GameLink({ game, className, mustLogIn }: Props) {
  const { isSignedIn, ask } = useUnit({ isSignedIn: $isSignedIn, ask: loginRequested });
  const asksLogin = mustLogIn && !isSignedIn;
  const press = (event: MouseEvent) => {
    if (!asksLogin || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask({ reason: game.gameName, path: game.link });
  };
  return (
    <a href={game.link} target="_blank" rel="noopener" className={className} onClick={press}>
      {game.gameName}{' '}
      <VisuallyHidden>
        <FormattedMessage id={asksLogin ? 'gamehub.games.login-first' : 'gamehub.games.new-tab'} />
      </VisuallyHidden>
    </a>
  );
}
