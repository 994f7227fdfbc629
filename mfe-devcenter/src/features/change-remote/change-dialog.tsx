import { hasCode, type RequestFailure } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import type { makeCanaryLink } from '@mortar/protocol/registry';
import { FailureWords } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useId, useState, type FormEvent } from 'react';
import type { Change } from '#entities/change';
import { Command } from '../../lib/command.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { ChangeFields } from './change-fields.tsx';
import { $change, $isChanging, $link, $refusal, changeConfirmed, changeDropped } from './model.ts';
import { isWhole, type WrittenForm } from './written-form.ts';

/** Link of a day, unless another life is chosen. */
const LINK_SECONDS = 86_400;

/** Asks once more before anything is changed; names the remote and the version, takes the reason. */
export function ChangeDialog() {
  const change = useUnit($change);
  const [last, setLast] = useState<Change | null>(null);
  if (change !== null && change !== last) setLast(change);
  // It stays what it was while it closes.
  return (
    last && (
      <Asked
        key={`${last.action} ${last.name} ${last.version ?? ''}`}
        change={last}
        open={change !== null}
        onClosed={() => setLast(null)}
      />
    )
  );
}

function Asked({ change, open, onClosed }: { change: Change; open: boolean; onClosed: () => void }) {
  const { say, none } = useWords();
  const id = useId();
  const { refusal, link, isChanging, confirm, drop } = useUnit({
    refusal: $refusal,
    link: $link,
    isChanging: $isChanging,
    confirm: changeConfirmed,
    drop: changeDropped,
  });
  const [form, setForm] = useState<WrittenForm>(() => emptyForm(change));
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWhole(form)) confirm(form);
  };
  const named = { name: change.name, version: change.version ?? none, to: change.action === 'rollback' ? change.to : '' };
  const isDangerous = change.action === 'kill' || change.action === 'rollback';
  return (
    <Dialog
      open={open}
      onClose={drop}
      onClosed={onClosed}
      title={say(`action.${change.action}`)}
      description={say(`ask.${change.action}`, named)}
      closeLabel={say('cancel')}
      actions={
        link ? (
          <Button onClick={drop}>{say('close')}</Button>
        ) : (
          <>
            <Button onClick={drop}>{say('cancel')}</Button>
            <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'} loading={isChanging}>
              {say('confirm', { action: say(`action.${change.action}`), name: change.name })}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <MadeLink {...link} />
      ) : (
        <form id={id} className={styles.form} onSubmit={submit}>
          <ChangeFields change={change} form={form} isTried={isTried} onChange={setForm} />
          {refusal && (
            <p role="alert" className={styles.refusal}>
              {whyOf(refusal) ?? <FailureWords failure={refusal} />}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}

function emptyForm(change: Change): WrittenForm {
  const canary = change.action === 'canary' ? change : { percentage: 0, users: [] };
  return { reason: '', percentage: canary.percentage, users: canary.users, seconds: LINK_SECONDS };
}

/** The registry's own reason for a change that it did not make: it says more than the sentence of the code. */
function whyOf(failure: RequestFailure): string | undefined {
  const why =
    hasCode(failure, 'registryRefused') && failure.kind === 'problem' ? (failure.data as { why?: unknown } | null)?.why : undefined;
  return typeof why === 'string' ? why : undefined;
}

/** A link into a canary, shown the one time that it is known. */
function MadeLink({ url, expires }: Output<typeof makeCanaryLink>) {
  const { say, time } = useWords();
  return (
    <div className={styles.form} role="status">
      <p>{say('link.made', { at: time(expires) })}</p>
      <Command text={url} />
    </div>
  );
}
