import { $isSignedIn, loginRequested } from '@mortar/host';
import { VisuallyHidden } from '@mortar/ui';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Game } from './model.ts';

interface Props {
  game: Game;
  className: string | undefined;
}

/** Opens the game in a new tab; whoever is not signed in gets the login dialog first (spec §2), which leads to the game. */
export function GameLink({ game, className }: Props) {
  const { isSignedIn, ask } = useUnit({ isSignedIn: $isSignedIn, ask: loginRequested });
  const press = (event: MouseEvent) => {
    if (isSignedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    ask({ reason: game.gameName, path: game.link });
  };
  return (
    <a href={game.link} target="_blank" rel="noopener" className={className} onClick={press}>
      {game.gameName}{' '}
      <VisuallyHidden>
        <FormattedMessage id={isSignedIn ? 'gamehub.games.new-tab' : 'gamehub.games.login-first'} />
      </VisuallyHidden>
    </a>
  );
}
