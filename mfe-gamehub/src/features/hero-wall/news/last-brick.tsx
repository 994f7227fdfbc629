import { FormattedMessage } from 'react-intl';
import { NewsBrick } from './news-brick.tsx';
import { useHighlight } from './use-highlight.ts';
import { Who } from './who.tsx';

/** The last bricks that somebody earned by playing. */
export function LastBrick() {
  const { found: bricks, otherwise } = useHighlight('bricks');
  return (
    <NewsBrick
      labelId="gamehub.wall.bricks"
      news={
        bricks && {
          figure: <FormattedMessage id="gamehub.wall.bricks.amount" values={{ amount: bricks.amount }} />,
          text: <Who {...bricks} />,
          to: `/games/${bricks.gameid}`,
        }
      }
      otherwise={otherwise}
      metal="gold"
    />
  );
}
