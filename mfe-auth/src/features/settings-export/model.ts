import { createRequest, type RequestFailure } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { createEffect, scopeBind } from 'effector';
import { confirmationFields, type Evidence } from '#features/confirmation';
import { saveFile } from './save-file.ts';

const requestFx = createRequest('account.export');

/** Fetches everything that is kept of the person and saves it as a file; the file's name comes with it. */
export const exportFx = createEffect<{ evidence: Evidence; fileName: string }, Output<'account.export'>, RequestFailure>(
  async ({ evidence, fileName }) => {
    const request = scopeBind(requestFx, { safe: true });
    const data = await request(await confirmationFields(evidence));
    saveFile(fileName, JSON.stringify(data, null, 2), 'application/json');
    return data;
  },
);
