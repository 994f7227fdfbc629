import { createLoader, PageFrame } from '@mortar/remote-kit';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { ClaimRuns } from '#features/claim-runs';
import { centreOpened, GameCentre, ranksWanted } from '#features/game-centre';

export const loader = createLoader(centreOpened);

/** `/im/gamecenter`: the game centre as a page. */
export function Page() {
  const readAnew = useUnit(ranksWanted);
  return (
    <PageFrame title={<FormattedMessage id="gamehub.centre.title" />} lede={<FormattedMessage id="gamehub.centre.lede" />}>
      <ClaimRuns onArrived={readAnew} />
      <GameCentre />
    </PageFrame>
  );
}
