import { useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './error-state.module.css';

interface Props {
  details: string;
  label: string;
  doneLabel: string;
}

/** Copies the details; where the clipboard is refused, shows them for copying by hand. */
export function CopyDetails({ details, label, doneLabel }: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? doneLabel : label}</span>
      </Button>
      {outcome === 'refused' && <pre className={styles.details}>{details}</pre>}
    </>
  );
}
