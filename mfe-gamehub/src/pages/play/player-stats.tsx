import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { NextBrick, points as pointsQuery } from '#entities/points';
import { $best } from './game.ts';
import styles from './player-stats.module.css';

const NOTHING = '–';

/** Figures of the person: best of this game, points and rank over all games. */
export function PlayerStats() {
  const { best, points } = useUnit({ best: $best, points: pointsQuery.$data });
  const rows = [
    { label: 'gamehub.play.best', value: best > 0 ? <FormattedNumber value={best} /> : NOTHING },
    { label: 'gamehub.play.points', value: points ? <FormattedNumber value={points.points} /> : NOTHING },
    { label: 'gamehub.play.rank', value: points?.rank ? <FormattedNumber value={points.rank} /> : NOTHING },
  ] as const;
  return (
    <section aria-labelledby="standing">
      <h2 id="standing" className={styles.title}>
        <FormattedMessage id="gamehub.play.standing" />
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>
              <FormattedMessage id={label} />
            </dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {points && (
        <div className={styles.next}>
          <NextBrick total={points.points} />
        </div>
      )}
    </section>
  );
}
