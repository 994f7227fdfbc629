import { FailureText } from '@mortar/remote-kit';
import type { RequestFailure } from '@mortar/client';
import { Button, TextField } from '@mortar/ui';
import type { Decimal } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './form.module.css';
import { RecipientError, recipientFx } from './recipient.ts';
import { UnitsField } from './units-field.tsx';
import { $terms, type ItemWish } from './wish.ts';

/** To whom an item goes: an address, or a name of the registry. What was typed stays through a way back. */
export function TransferForm({ wish }: { wish: ItemWish }) {
  const { formatMessage } = useIntl();
  const { terms, find, isFinding } = useUnit({ terms: $terms, find: recipientFx, isFinding: recipientFx.pending });
  const kept = terms && 'to' in terms ? terms : null;
  const [text, setText] = useState(kept ? kept.name || kept.to : '');
  const [units, setUnits] = useState<Decimal | null>((kept?.units ?? '1') as Decimal);
  const [problem, setProblem] = useState<unknown>(null);
  const most = wish.item.quantity;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isFinding || units === null) return;
    setProblem(null);
    await find({ wish, text, units }).catch(setProblem);
  };
  const wrong =
    problem instanceof RecipientError ? formatMessage({ id: `market.trade.to.${problem.problem}` }, { letter: problem.letter }) : undefined;
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={formatMessage({ id: 'market.trade.to' })}
        helper={formatMessage({ id: 'market.trade.to.helper' })}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        error={wrong}
        readOnly={isFinding}
        autoComplete="off"
        spellCheck={false}
      />
      {problem !== null && wrong === undefined && <FailureText failure={problem as RequestFailure} />}
      {most !== '1' && (
        <UnitsField label={formatMessage({ id: 'market.trade.units' })} value={units} onValueChange={setUnits} most={most} isTried />
      )}
      <p className={styles.note}>
        <FormattedMessage id="market.trade.note.transfer" />
      </p>
      <Button type="submit" variant="primary" size="large" stretch loading={isFinding}>
        <FormattedMessage id="market.trade.next" />
      </Button>
    </form>
  );
}
