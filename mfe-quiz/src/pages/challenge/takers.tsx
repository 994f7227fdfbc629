import type { Output } from '@mortar/protocol';
import type { getChallenge } from '@mortar/protocol/quiz';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScoreCard, scores } from '#entities/challenge';
import { SendChallenge } from '#features/challenge-friend';
import styles from './page.module.css';

/** Everybody who took the challenge, and the link for more of them. */
export function Takers({ challenge: { challengeid, takers, isopen, text } }: { challenge: Output<typeof getChallenge> }) {
  const { formatMessage } = useIntl();
  const answered = useUnit(scores.$answered);
  return (
    <section className={styles.takers} aria-labelledby="takers">
      <h2 id="takers" className={styles.name}>
        <FormattedMessage id="quiz.challenge.takers" values={{ count: takers }} />
      </h2>
      <Paged
        of={scores}
        is={() => answered?.params.challengeid === challengeid}
        failed={formatMessage({ id: 'quiz.challenge.failed' })}
        headingLevel={3}
        pending={<Skeleton shape="text" lines={4} />}
        empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'quiz.challenge.nobody' })} />}
      >
        {({ items }) => (
          <ol className={styles.list}>
            {items.map((score, index) => (
              <li key={index}>
                <ScoreCard score={score} />
              </li>
            ))}
          </ol>
        )}
      </Paged>
      {isopen && <SendChallenge url={location.href} text={text} />}
    </section>
  );
}
