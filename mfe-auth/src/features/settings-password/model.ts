import { createTask } from '@mortar/remote-kit';
import { sealed, type Evidence } from '#entities/confirmation';
import { passwordHash } from '#entities/password';
import { updatePassword } from '@mortar/protocol/identity';

/** Sets another password; every other session of the account ends by it. */
export const changePasswordFx = createTask(async ({ next, evidence }: { next: string; evidence: Evidence }, { call }) => {
  const [password, { password: oldpassword, code }] = await Promise.all([passwordHash(next), sealed(evidence)]);
  return call(updatePassword, {
    password,
    ...(oldpassword !== undefined && { oldpassword }),
    ...(code !== undefined && { code }),
  });
});
