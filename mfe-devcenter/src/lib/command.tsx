import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import styles from './command.module.css';
import { useWords } from './use-words.ts';

/** A text to be copied, with the button that does. */
export function Command({ text }: { text: string }) {
  const { say } = useWords();
  const open = useUnit(dialogOpened);
  return (
    <div className={styles.command}>
      <code className={styles.typed}>{text}</code>
      <CopyButton iconOnly value={text} label={say('copy', { what: text })} onOutcome={(isCopied) => open(copyOutcome(isCopied))} />
    </div>
  );
}
