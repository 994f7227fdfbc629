import type { Output } from '@mortar/protocol';
import type { makeChallenge } from '@mortar/protocol/quiz';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './challenge-friend.module.css';
import { challengeFx } from './model.ts';
import { SendChallenge } from './send-challenge.tsx';

/** Challenges a friend to a run of one's own: the link tells what is to be beaten, and no question. */
export function ChallengeFriend({ runid }: { runid: string }) {
  const [challenge, setChallenge] = useState<Output<typeof makeChallenge> | null>(null);
  const make = useAction(useUnit(challengeFx));
  return (
    <section aria-labelledby="challenge" className={styles.challenge}>
      <h2 id="challenge" className={styles.title}>
        <FormattedMessage id="quiz.challenge.title" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id="quiz.challenge.text" />
      </p>
      {challenge ? (
        <>
          <SendChallenge url={challenge.url} text={challenge.text} />
          <Link to={`/quiz/challenge/${challenge.challengeid}`}>
            <FormattedMessage id="quiz.challenge.results" />
          </Link>
        </>
      ) : (
        <Button icon="send" loading={make.isBusy} onClick={() => make.act({ runid }, setChallenge)}>
          <FormattedMessage id="quiz.challenge.make" />
        </Button>
      )}
      {make.failure && <FailureText failure={make.failure} />}
    </section>
  );
}
