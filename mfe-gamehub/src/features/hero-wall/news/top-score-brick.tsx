import { FormattedNumber } from 'react-intl';
import { NewsBrick } from './news-brick.tsx';
import { useHighlight } from './use-highlight.ts';
import { Who } from './who.tsx';

/** Today's best run. */
export function TopScoreBrick() {
  const { found: top, otherwise } = useHighlight('top');
  return (
    <NewsBrick
      labelId="gamehub.wall.top"
      news={top && { figure: <FormattedNumber value={top.score} />, text: <Who {...top} />, to: `/games/${top.gameid}` }}
      otherwise={otherwise}
    />
  );
}
