import { createTask } from '@mortar/remote-kit';
import { confirmationFields, type Evidence } from '#entities/confirmation';
import { exportAccount } from '@mortar/protocol/identity';

/** Fetches everything that is kept of the person and saves it as a file; the file's name comes with it. */
export const exportFx = createTask(async ({ evidence, fileName }: { evidence: Evidence; fileName: string }, { call }) => {
  const data = await call(exportAccount, await confirmationFields(evidence));
  saveFile(fileName, JSON.stringify(data, null, 2), 'application/json');
});

/** Hands a text over as a file. */
function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
