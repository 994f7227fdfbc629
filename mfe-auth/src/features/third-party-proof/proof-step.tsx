import { useUnit } from 'effector-react';
import { CodeForm, LinkOnlyForm } from '#features/verification';
import { $code, $isCodeWhole, $isLinkOnly, $isProving, $proofFailure, codeSubmitted, codeTyped, linkConfirmed } from './model.ts';

/** The code that proves an address, or the link in its place; with it the sign-in by the third party goes on. */
export function ProofStep({ email }: { email: string }) {
  const { code, failure, isBusy, isWhole, isLinkOnly, type, submit, goOn } = useUnit({
    code: $code,
    failure: $proofFailure,
    isBusy: $isProving,
    isWhole: $isCodeWhole,
    isLinkOnly: $isLinkOnly,
    type: codeTyped,
    submit: codeSubmitted,
    goOn: linkConfirmed,
  });
  if (isLinkOnly) return <LinkOnlyForm email={email} isBusy={isBusy} failure={failure} onConfirmed={goOn} />;
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
