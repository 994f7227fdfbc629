import { useUnit } from 'effector-react';
import { BegunElsewhere } from './begun-elsewhere.tsx';
import { CodeStep } from './code-step.tsx';
import { LinkStep } from './link-step.tsx';
import { $step } from './model.ts';
import { PasswordStep } from './password-step.tsx';

interface Props {
  /** The secret of a followed link has been taken up: the address may drop it. */
  onLinkTaken?: () => void;
}

/** Proves that an e-mail address is the person's, and makes the account. */
export function Verification({ onLinkTaken = () => undefined }: Props) {
  const step = useUnit($step);
  if (step === 'elsewhere') return <BegunElsewhere />;
  if (step === 'link') return <LinkStep onTaken={onLinkTaken} />;
  return step === 'password' ? <PasswordStep /> : <CodeStep />;
}
