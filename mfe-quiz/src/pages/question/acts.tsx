import type { BankQuestion } from '@mortar/protocol/quiz';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bankRole } from '#entities/bank';
import { ReasonedAct } from '#features/reasoned-act';
import { Edit } from './edit.tsx';
import { approveFx, offerFx, reasonedFx } from './model.ts';
import styles from './page.module.css';

type ActName = keyof typeof reasonedFx;

/** Acts that a state allows; an operator's are left out for reviewers. */
function actsOf({ state, reports }: BankQuestion, isOperator: boolean): ActName[] {
  const acts: [ActName, boolean][] = [
    ['sendBack', state === 'review' || state === 'draft'],
    ['rest', state === 'live'],
    ['wake', state === 'rest'],
    ['dismiss', reports.some(({ judged }) => !judged)],
    ['void', isOperator && (state === 'live' || state === 'rest' || state === 'review')],
  ];
  return acts.filter(([, may]) => may).map(([name]) => name);
}

/** What a reviewer can do with the question now; one act is open at a time. */
export function Acts({ question }: { question: BankQuestion }) {
  const role = useUnit(bankRole.$data)?.role;
  const [open, setOpen] = useState<ActName | 'edit' | null>(null);
  const offer = useAction(useUnit(offerFx));
  const approve = useAction(useUnit(approveFx));
  const { id, rev, state, mayapprove, flaws } = question;
  if (open === 'edit') return <Edit question={question} onDone={() => setOpen(null)} />;
  if (open !== null) return <Reasoned name={open} question={question} onDone={() => setOpen(null)} />;
  const failure = offer.failure ?? approve.failure;
  return (
    <div className={styles.acts}>
      {(mayapprove === 'author' || mayapprove === 'invites' || mayapprove === 'approved') && (
        <p role="status" className={styles.note}>
          <FormattedMessage id={`quiz.bank.may.${mayapprove}`} />
        </p>
      )}
      <div className={styles.buttons}>
        {state === 'draft' && (
          <Button variant="primary" disabled={flaws.length > 0} loading={offer.isBusy} onClick={() => offer.act({ id, rev })}>
            <FormattedMessage id="quiz.bank.act.offer" />
          </Button>
        )}
        {mayapprove === 'yes' && (
          <Button variant="primary" icon="check" loading={approve.isBusy} onClick={() => approve.act({ id, rev })}>
            <FormattedMessage id="quiz.bank.act.approve" />
          </Button>
        )}
        {state !== 'void' && state !== 'retired' && (
          <Button onClick={() => setOpen('edit')}>
            <FormattedMessage id="quiz.bank.act.edit" />
          </Button>
        )}
        {actsOf(question, role === 'operator').map((name) => (
          <Button key={name} variant={name === 'void' ? 'danger-outline' : 'secondary'} onClick={() => setOpen(name)}>
            <FormattedMessage id={`quiz.bank.act.${name}`} />
          </Button>
        ))}
      </div>
      {failure && <FailureText failure={failure} />}
    </div>
  );
}

function Reasoned({ name, question: { id, rev }, onDone }: { name: ActName; question: BankQuestion; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const { act, ...action } = useAction(useUnit(reasonedFx[name]));
  return (
    <ReasonedAct
      label={formatMessage({ id: `quiz.bank.act.${name}` })}
      note={<FormattedMessage id={`quiz.bank.act.${name}.note`} />}
      action={{ ...action, act: ({ reason }, done) => act({ id, rev, reason }, done) }}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
