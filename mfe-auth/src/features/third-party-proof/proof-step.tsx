import { useUnit } from 'effector-react';
import { CodeForm } from '#features/verification';
import { $code, $isCodeWhole, $isProving, $proofFailure, codeSubmitted, codeTyped } from './model.ts';

/** The code that proves an address; with it the sign-in by the third party goes on. */
export function ProofStep({ email }: { email: string }) {
  const { code, failure, isBusy, isWhole, type, submit } = useUnit({
    code: $code,
    failure: $proofFailure,
    isBusy: $isProving,
    isWhole: $isCodeWhole,
    type: codeTyped,
    submit: codeSubmitted,
  });
  return (
    <CodeForm
      isCodeOnly
      email={email}
      code={code}
      isWhole={isWhole}
      isBusy={isBusy}
      failure={failure}
      onCodeChange={type}
      onSubmit={submit}
    />
  );
}
