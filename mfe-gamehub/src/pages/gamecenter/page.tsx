import { createLoader, PageFrame } from '@mortar/remote-kit';
import { FormattedMessage } from 'react-intl';
import { ClaimRuns } from '#features/claim-runs';
import { centreOpened, GameCentre } from '#features/game-centre';

export const loader = createLoader(centreOpened);

/** `/im/gamecenter`: the game centre as a page. */
export function Page() {
  return (
    <PageFrame title={<FormattedMessage id="gamehub.centre.title" />} lede={<FormattedMessage id="gamehub.centre.lede" />}>
      <ClaimRuns />
      <GameCentre />
    </PageFrame>
  );
}
