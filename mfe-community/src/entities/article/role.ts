import { getNewsRole } from '@mortar/protocol/news';
import { createRole, createTask } from '@mortar/remote-kit';

const { useRole } = createRole(createTask(async (_: void, { call }) => call(getNewsRole, {})));

/** Whether the person writes articles of this site; false until the server has said so. */
export const useIsEditor = (): boolean => useRole()?.edits ?? false;
