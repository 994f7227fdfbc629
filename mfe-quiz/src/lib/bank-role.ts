import { createRequest } from '@mortar/client';
import { getBankRole } from '@mortar/protocol/quiz';
import { createRole } from '@mortar/remote-kit';

/** What the signed-in person may do with the bank; null for everybody else. */
export const { role: bankRole, useRole: useBankRole } = createRole(createRequest(getBankRole));
