import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, Icon, Skeleton, type IconName } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { verified } from './model.ts';
import styles from './page.module.css';
import type { Check } from './proof/index.ts';
import { RawMaterial } from './raw-material.tsx';

export const loader = createLoader(verified.wanted, ({ params }) => ({ runid: params['run'] ?? '' }));

const ICONS: Readonly<Record<Check['state'], IconName>> = { fits: 'success', differs: 'error', waits: 'clock', unknown: 'question' };

/** The worst that any step came to. */
function wholeOf(checks: readonly Check[]): Check['state'] {
  return (['differs', 'unknown', 'waits'] as const).find((state) => checks.some((check) => check.state === state)) ?? 'fits';
}

/** `/quiz/verify/<run>`: the draw of a run or a live event, computed anew in this browser. */
export function Page() {
  const { formatMessage } = useIntl();
  const { run = '' } = useParams();
  const material = useUnit(verified.$data)?.material;
  const isEvent = material?.runid === run && material.numbers !== null;
  return (
    <QuizFrame
      width="text"
      back={
        <Button variant="quiet" icon="arrow-left" render={<Link to={isEvent ? `/quiz/events/${run}/result` : `/quiz/runs/${run}`} />}>
          <FormattedMessage id={isEvent ? 'quiz.verify.back.event' : 'quiz.verify.back'} />
        </Button>
      }
      title={<FormattedMessage id="quiz.verify.title" />}
      lede={<FormattedMessage id="quiz.verify.lede" />}
    >
      <Loaded
        of={verified}
        is={({ material }) => material.runid === run}
        failed={formatMessage({ id: 'quiz.verify.failed' })}
        gone={{ title: formatMessage({ id: 'quiz.verify.gone' }), back: { to: '/quiz', label: formatMessage({ id: 'quiz.gone.today' }) } }}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={10} />}
      >
        {({ checks, material, ms }) => (
          <>
            <p role="status" className={styles.whole} data-state={wholeOf(checks)}>
              <Icon name={ICONS[wholeOf(checks)]} size={24} />
              <FormattedMessage id={`quiz.verify.whole.${wholeOf(checks)}`} values={{ ms: Math.max(1, Math.round(ms)) }} />
            </p>
            {material.voided?.map(({ id, reason, at }) => (
              <p key={id} className={styles.text}>
                <FormattedMessage
                  id="quiz.verify.voided"
                  values={{ id, reason, day: <FormattedDate key="day" value={at} dateStyle="medium" /> }}
                />
              </p>
            ))}
            <ol className={styles.steps}>
              {checks.map((check) => (
                <Step key={check.id} check={check} />
              ))}
            </ol>
            <RawMaterial runid={run} material={material} />
          </>
        )}
      </Loaded>
    </QuizFrame>
  );
}

function Step({ check: { id, state, values } }: { check: Check }) {
  return (
    <li className={styles.step}>
      <h2 className={styles.name} data-state={state}>
        <Icon name={ICONS[state]} size={20} className={styles.icon} />
        <span>
          <FormattedMessage id={`quiz.verify.${id}`} />{' '}
          <span className={styles.state}>
            <FormattedMessage id={`quiz.verify.state.${state}`} />
          </span>
        </span>
      </h2>
      <p className={styles.text}>
        <FormattedMessage id={`quiz.verify.${id}.text`} />
      </p>
      <details>
        <summary className={styles.summary}>
          <FormattedMessage id="quiz.verify.values" />
        </summary>
        <dl className={styles.values}>
          {values.map(([name, value]) => (
            <div key={name} className={styles.value}>
              <dt lang="en">{name}</dt>
              <dd lang="en" className={styles.hash}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}
