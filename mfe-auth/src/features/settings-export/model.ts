import { createTask } from '@mortar/remote-kit';
import { confirmationFields, type Evidence } from '#features/confirmation';
import { saveFile } from './save-file.ts';

/** Fetches everything that is kept of the person and saves it as a file; the file's name comes with it. */
export const exportFx = createTask(async ({ evidence, fileName }: { evidence: Evidence; fileName: string }, { call }) => {
  const data = await call('account.export', await confirmationFields(evidence));
  saveFile(fileName, JSON.stringify(data, null, 2), 'application/json');
});
