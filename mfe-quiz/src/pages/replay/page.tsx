import { createLoader, Loaded } from '@mortar/remote-kit';
import { Button, Skeleton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { pictureIn, QuestionPicture } from '#entities/picture';
import { Crowd } from '#features/crowd';
import { People } from '#features/people';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { eventResult } from './model.ts';
import styles from './page.module.css';

export const loader = createLoader(eventResult.wanted, ({ params }) => ({ eventid: params['event'] ?? '' }));

/** `/quiz/events/<event>/result`: every question of an event that is over, with what people chose, and who won. */
export function Page() {
  const { formatMessage, locale } = useIntl();
  const language = locale === 'zh-HK' ? 'zh-HK' : 'en';
  const { event = '' } = useParams();
  const plan = useUnit(eventResult.$data)?.plan;
  const opensat = plan?.eventid === event && plan.opensat;
  return (
    <QuizFrame
      width="text"
      back={
        <Button variant="quiet" icon="arrow-left" render={<Link to="/quiz/events" />}>
          <FormattedMessage id="quiz.event.back" />
        </Button>
      }
      title={<FormattedMessage id="quiz.event.result" />}
      lede={opensat ? <FormattedDate value={opensat} dateStyle="medium" timeStyle="short" /> : <FormattedMessage id="quiz.events.lede" />}
    >
      <Loaded
        of={eventResult}
        is={({ plan }) => plan.eventid === event}
        failed={formatMessage({ id: 'quiz.event.failed' })}
        gone={{ title: formatMessage({ id: 'quiz.event.gone' }) }}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={10} />}
      >
        {({ plan, questions, winners }) => (
          <>
            <section className={styles.part} aria-labelledby="winners">
              <h2 id="winners" className={styles.title}>
                <FormattedMessage id="quiz.event.winners" values={{ winners: plan.winners ?? 0 }} />
              </h2>
              <p className={styles.note}>
                <FormattedMessage
                  id="quiz.event.over"
                  values={{ players: plan.players, winners: plan.winners ?? 0, share: plan.share ?? 0 }}
                />
              </p>
              <People people={winners} all={plan.winners ?? 0} />
              <div>
                <Button render={<Link to={`/quiz/verify/${event}`} />}>
                  <FormattedMessage id="quiz.verify.go" />
                </Button>
              </div>
            </section>
            <ol className={styles.questions}>
              {questions.map(({ question, told, selected }) => (
                <li key={question.no} className={styles.part}>
                  <p className={styles.note}>
                    <FormattedMessage id="quiz.no" values={{ no: question.no, total: plan.total }} />
                    {' · '}
                    <FormattedMessage
                      id={told.spared ? 'quiz.event.spared' : 'quiz.event.left'}
                      values={{ out: told.out, alive: told.alive }}
                    />
                  </p>
                  <h2 lang={language} className={styles.text}>
                    {question.words[language].text}
                  </h2>
                  <QuestionPicture picture={pictureIn(question, language)} lang={language} />
                  <Crowd options={question.words[language].options} lang={language} selected={selected} told={told} />
                  <p lang={language} className={styles.why}>
                    {told.why[language]}
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </QuizFrame>
  );
}
