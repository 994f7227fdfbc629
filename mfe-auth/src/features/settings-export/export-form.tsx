import { useUnit } from 'effector-react';
import { ConfirmedForm } from '#features/confirmation';
import type { OwnAccount } from '#entities/own-account';
import { focusFirst } from '../../lib/focus-field.ts';
import { exportFx } from './model.ts';

interface Props {
  account: OwnAccount;
  /** The file was saved, or is not wanted any more. */
  onEnd: () => void;
}

const TEXTS = { submit: 'settings.export.submit', cancel: 'settings.cancel', done: 'settings.export.done' };

/** A confirmation, then the file. */
export function ExportForm({ account, onEnd }: Props) {
  const save = useUnit(exportFx);
  const fileName = () => `mortar-${account.profile.uid}-${new Date().toISOString().slice(0, 10)}.json`;
  return (
    <ConfirmedForm
      ref={focusFirst}
      account={account}
      texts={TEXTS}
      button={{ icon: 'download' }}
      run={(evidence) => save({ evidence, fileName: fileName() })}
      onDone={onEnd}
      onCancel={onEnd}
    />
  );
}
