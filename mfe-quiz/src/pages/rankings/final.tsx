import type { Output } from '@mortar/protocol';
import type { getContributeRanking } from '@mortar/protocol/rankings';
import { Avatar } from '@mortar/ui/data';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './final.module.css';
import { monthName } from './seasons.tsx';

type Board = Output<typeof getContributeRanking>;

/** How a month ended: its three winners, on bricks as high as their place. */
export function Final({ season, final: { players, winners } }: { season: string; final: NonNullable<Board['final']> }) {
  const intl = useIntl();
  return (
    <section className={styles.final} aria-labelledby="final">
      <h2 id="final" className={styles.title}>
        <FormattedMessage id="quiz.final.title" values={{ month: monthName(intl, season) }} />
      </h2>
      <p className={styles.about}>
        <FormattedMessage id="quiz.final.about" values={{ players }} />
      </p>
      <ol className={styles.winners}>
        {winners.map(({ rank, uid, name, avatar, points }, index) => (
          <li key={uid || index} className={styles.winner} data-rank={rank}>
            <Avatar decorative name={name} seed={uid || String(index)} src={avatar} size={48} />
            <span className={styles.name}>{uid === '' ? <FormattedMessage id="quiz.rank.hidden" /> : <bdi>{name}</bdi>}</span>
            <span className={styles.points}>
              <FormattedNumber value={points} />
            </span>
            <span className={styles.step} role="img" aria-label={intl.formatMessage({ id: 'quiz.final.place' }, { rank })}>
              {rank}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
