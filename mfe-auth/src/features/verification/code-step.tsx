import { useUnit } from 'effector-react';
import { CodeForm } from './code-form.tsx';
import { $failure, $isBusy, $isCodeWhole, $screen, codeSubmitted, codeTyped } from './model.ts';

/** The code of a sign-up. */
export function CodeStep() {
  const { screen, failure, isBusy, isWhole, type, submit } = useUnit({
    screen: $screen,
    failure: $failure,
    isBusy: $isBusy,
    isWhole: $isCodeWhole,
    type: codeTyped,
    submit: codeSubmitted,
  });
  return (
    <CodeForm
      email={screen.email}
      code={screen.code}
      isWhole={isWhole}
      isBusy={isBusy}
      failure={failure}
      onCodeChange={type}
      onSubmit={submit}
    />
  );
}
