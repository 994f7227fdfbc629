import { createRequest } from '@mortar/client';
import { importQuestions } from '@mortar/protocol/quiz';

/** Makes drafts of a file; its report comes with the answer. */
export const importFx = createRequest(importQuestions);
