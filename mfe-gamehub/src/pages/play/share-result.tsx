import { toastShown } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CountedRun } from '#entities/run';
import { drawResult } from './result-picture.ts';
import { sharePicture } from './share-picture.ts';

interface Props {
  run: CountedRun;
  /** Place on the leaderboard, or in today's challenge; null where the run has none, or nobody keeps it yet. */
  place: number | null;
  game: { id: string; name: string };
}

/** Shares a result as a picture. */
export function ShareResult({ run, place, game }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const toast = useUnit(toastShown);
  const [isBusy, setIsBusy] = useState(false);
  const share = async () => {
    const url = new URL(`/games/${game.id}`, location.origin);
    const line =
      place === null
        ? ''
        : formatMessage({ id: run.isdaily ? 'gamehub.play.share.place.daily' : 'gamehub.play.share.place' }, { now: place });
    const picture = await drawResult({
      game: game.name,
      score: formatNumber(run.score),
      line,
      call: formatMessage({ id: 'gamehub.play.share.call' }),
      address: url.host + url.pathname,
    });
    const file = new File([picture], `mortar-${game.id}-${run.score}.png`, { type: 'image/png' });
    const text = formatMessage({ id: 'gamehub.play.share.text' }, { score: run.score, game: game.name });
    const became = await sharePicture(file, { text, url: url.href });
    if (became === 'saved' || became === 'copied') toast({ type: 'success', text: formatMessage({ id: `gamehub.play.share.${became}` }) });
  };
  const press = () => {
    setIsBusy(true);
    share()
      .catch(() => toast({ type: 'error', text: formatMessage({ id: 'gamehub.play.share.failed' }) }))
      .finally(() => setIsBusy(false));
  };
  return (
    <Button icon="send" loading={isBusy} onClick={press}>
      <FormattedMessage id="gamehub.play.share" />
    </Button>
  );
}
