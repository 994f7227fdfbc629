import { exportAccount } from '@mortar/protocol/identity';
import { createTask } from '@mortar/remote-kit';
import { saveFile } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import type { OwnAccount } from '#entities/own-account';
import { ConfirmedForm, ConfirmedPanel, confirmationFields, type Evidence } from '#entities/confirmation';
import { focusFirst } from '../../lib/focus-field.ts';

/** Fetches everything that is kept of the person and saves it as a file; the file's name comes with it. */
const exportFx = createTask(async ({ evidence, fileName }: { evidence: Evidence; fileName: string }, { call }) => {
  const data = await call(exportAccount, await confirmationFields(evidence));
  saveFile(new File([JSON.stringify(data, null, 2)], fileName, { type: 'application/json;charset=utf-8' }));
});

/** Everything that is kept of the person, as a file for themselves. */
export function ExportSettings() {
  return (
    <ConfirmedPanel texts="settings.export" button={{ icon: 'download' }}>
      {(account, close) => <ExportForm account={account} onEnd={close} />}
    </ConfirmedPanel>
  );
}

interface Props {
  account: OwnAccount;
  /** The file was saved, or is not wanted any more. */
  onEnd: () => void;
}

const TEXTS = { submit: 'settings.export.submit', cancel: 'settings.cancel', done: 'settings.export.done' };

/** A confirmation, then the file. */
function ExportForm({ account, onEnd }: Props) {
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
