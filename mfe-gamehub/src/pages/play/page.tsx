import { $isSignedIn, type PageArgs } from '@mortar/host';
import { Button } from '@mortar/ui';
import { scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ArrivedNote } from './arrived.tsx';
import { Daily } from './daily.tsx';
import { $game, gameOpenedFx, pageOpened } from './game.ts';
import { Invitation } from './invitation.tsx';
import styles from './page.module.css';
import { PlayerStats } from './player-stats.tsx';
import { Stage } from './stage.tsx';
import { StartRefusal } from './start-refusal.tsx';
import { TopScores } from './top-scores.tsx';

const NOT_FOUND = 404;

/** Opens the game that the address names; what earlier runs left unsent is taken up again. */
export async function loader({ params, scope }: PageArgs): Promise<null> {
  scopeBind(pageOpened, { scope })();
  const game = await scopeBind(gameOpenedFx, { scope })(params['id'] ?? '');
  if (!game) throw new Response('This page could not be found', { status: NOT_FOUND });
  return null;
}

const CENTRE = '/im/gamecenter';

/** `/games/<id>`: the game, and what a run brought. */
export function Page() {
  const { game, isSignedIn } = useUnit({ game: $game, isSignedIn: $isSignedIn });
  const centre = useRef<HTMLDivElement>(null);
  if (!game) return null;
  const leave = () => centre.current?.querySelector('a')?.focus();
  return (
    <div className={styles.place}>
      <div className={styles.page}>
        <div className={styles.head}>
          <img src={game.gameIcon} alt="" width="40" height="40" className={styles.icon} />
          <h1 className={styles.name}>{game.gameName}</h1>
        </div>
        <Stage key={game.id} id={game.id} name={game.gameName} source={game.document} onLeave={leave} />
        <aside className={styles.side}>
          <StartRefusal />
          <ArrivedNote />
          {isSignedIn ? <PlayerStats /> : <Invitation gameId={game.id} />}
          <Daily />
          <div className={styles.board}>
            <TopScores />
          </div>
        </aside>
        <div ref={centre} className={styles.centre}>
          <Button variant="quiet" trailingIcon="arrow-right" render={<Link to={CENTRE} />}>
            <FormattedMessage id="gamehub.play.centre" />
          </Button>
        </div>
      </div>
    </div>
  );
}
