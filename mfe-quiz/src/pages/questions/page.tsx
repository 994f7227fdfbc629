import { QUESTIONS_PER_DAY, type OwnQuestion } from '@mortar/protocol/quiz';
import { createLoader, Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FlawList, Reason, StateTag, Wording } from '#entities/bank';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { own } from './model.ts';
import styles from './page.module.css';
import { WriteQuestion } from './write-question.tsx';

export const loader = createLoader(own.wanted, () => ({}));

/** `/quiz/questions`: what the person has offered, where it stands, and a form for another one. */
export function Page() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<OwnQuestion | 'new' | null>(null);
  if (open)
    return (
      <QuizFrame title={<FormattedMessage id="quiz.own.write" />} lede={<FormattedMessage id="quiz.own.write.lede" />}>
        <WriteQuestion question={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      </QuizFrame>
    );
  return (
    <QuizFrame
      title={<FormattedMessage id="quiz.own.title" />}
      lede={<FormattedMessage id="quiz.own.lede" values={{ most: QUESTIONS_PER_DAY }} />}
    >
      <Button variant="primary" className={styles.write!} onClick={() => setOpen('new')}>
        <FormattedMessage id="quiz.own.write" />
      </Button>
      <Paged
        of={own}
        failed={formatMessage({ id: 'quiz.own.failed' })}
        headingLevel={2}
        pending={<Skeleton shape="text" lines={8} />}
        empty={() => <EmptyState headingLevel={2} title={formatMessage({ id: 'quiz.own.none' })} />}
      >
        {({ items, left }) => (
          <>
            <p className={styles.note}>
              <FormattedMessage id="quiz.own.left" values={{ left }} />
            </p>
            <ul className={styles.list}>
              {items.map((question) => (
                <OwnItem key={question.id} question={question} onEdit={() => setOpen(question)} />
              ))}
            </ul>
          </>
        )}
      </Paged>
    </QuizFrame>
  );
}

function OwnItem({ question, onEdit }: { question: OwnQuestion; onEdit: () => void }) {
  const { state, reason, flaws, en } = question;
  return (
    <li className={styles.item}>
      <p className={styles.state}>
        <StateTag state={state} />
        {reason && (
          <span>
            <Reason reason={reason} said={<FormattedMessage id="quiz.own.reason" values={{ reason }} />} />
          </span>
        )}
      </p>
      <Wording written={question} locale={en.text ? 'en' : 'zh-HK'} />
      {state === 'draft' && <FlawList flaws={flaws} />}
      {state === 'draft' && (
        <Button className={styles.write!} onClick={onEdit}>
          <FormattedMessage id="quiz.bank.act.edit" />
        </Button>
      )}
    </li>
  );
}
