import { createLoader } from '@mortar/remote-kit';
import { ClaimRuns } from '#features/claim-runs';
import { centreOpened, GameCentre } from '#features/game-centre';
import { PageFrame } from '../../lib/page-frame.tsx';

export const loader = createLoader(centreOpened);

/** `/im/gamecenter`: the game centre as a page. */
export function Page() {
  return (
    <PageFrame titleId="gamehub.centre.title" ledeId="gamehub.centre.lede">
      <ClaimRuns />
      <GameCentre />
    </PageFrame>
  );
}
