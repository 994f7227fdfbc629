import type { PageArgs } from '@mortar/host';
import { settledSoon } from '@mortar/host/loading';
import { allSettled } from 'effector';
import { centreOpened, GameCentre } from '#features/game-centre';
import { PageFrame } from '../../lib/page-frame.tsx';

/** Starts everything that the game centre shows. */
export async function loader({ scope }: PageArgs): Promise<null> {
  await settledSoon(allSettled(centreOpened, { scope }));
  return null;
}

/** `/im/gamecenter`: the game centre as a page. */
export function Page() {
  return (
    <PageFrame titleId="gamehub.centre.title" ledeId="gamehub.centre.lede">
      <GameCentre />
    </PageFrame>
  );
}
