import { Icon } from '@mortar/ui';
import { useSecondsLeft } from '@mortar/ui/fields';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pictureIn, QuestionPicture } from '#entities/picture';
import { Crowd } from '#features/crowd';
import { useTone } from '../../lib/use-tone.ts';
import type { Room } from './event-room.tsx';
import styles from './page.module.css';
import { Revival } from './revival.tsx';
import { Watching } from './watching.tsx';

/** What a question came to: the right answer, what everybody chose, who is left, and for who went out by it the way back. */
export function Told(room: Room) {
  const { plan, event, me } = room;
  const { question, told, nextAt } = event;
  const locale = useIntl().locale === 'zh-HK' ? 'zh-HK' : 'en';
  const title = useRef<HTMLHeadingElement>(null);
  const seconds = useSecondsLeft(nextAt ?? 0);
  const play = useTone();
  const isOut = me?.standing === 'out' && me.outno === event.no;
  const sound = useEffectEvent(() => {
    if (me?.standing === 'in') play('right');
    else if (isOut) play('wrong');
  });
  useEffect(() => {
    sound();
    title.current?.focus({ preventScroll: true });
  }, []);
  if (!question || !told) return null;
  const { text, options } = question.words[locale];
  const head = told.spared ? 'spared' : isOut ? 'out' : me?.standing === 'in' ? 'still' : 'told';
  const isLast = event.no === plan.total || told.alive === 0;
  return (
    <>
      <div className={styles.verdict} data-verdict={head}>
        <span className={styles.mark}>
          <Icon name={head === 'out' ? 'close' : head === 'told' ? 'eye' : 'check'} size={24} />
        </span>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          <FormattedMessage id={`quiz.event.${head}`} />
        </h1>
      </div>
      <p lang={locale} className={styles.again}>
        {text}
      </p>
      <QuestionPicture picture={pictureIn(question, locale)} lang={locale} />
      <Crowd options={options} lang={locale} selected={me?.selected ?? null} told={told} />
      <p lang={locale} className={styles.why}>
        {told.why[locale]}
      </p>
      <p role="status" className={styles.note}>
        <FormattedMessage id="quiz.event.left" values={{ out: told.out, alive: told.alive }} />
      </p>
      {isOut && me && event.no < plan.total && seconds > 0 && <Revival me={me} />}
      <p role="timer" aria-live="off" className={styles.countdown}>
        <FormattedMessage id={isLast ? 'quiz.event.ends-in' : 'quiz.event.next-in'} values={{ seconds }} />
      </p>
      {!isOut && me?.standing !== 'in' && <Watching me={me} hasBegun />}
    </>
  );
}
