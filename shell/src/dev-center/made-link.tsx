import { dialogOpened } from '@mortar/host';
import { copyOutcome } from '@mortar/host/popups';
import { CopyButton } from '@mortar/ui/share';
import { useUnit } from 'effector-react';
import styles from './dev-center.module.css';
import { useWords } from './use-words.ts';

/** A link into a canary, shown the one time that it is known. */
export function MadeLink({ url, expires }: { url: string; expires: string }) {
  const { say, time } = useWords();
  const open = useUnit(dialogOpened);
  return (
    <div className={styles.form} role="status">
      <p>{say('link.made', { at: time(expires) })}</p>
      <div className={styles.command}>
        <code>{url}</code>
        <CopyButton iconOnly value={url} label={say('copy', { what: url })} onOutcome={(isCopied) => open(copyOutcome(isCopied))} />
      </div>
    </div>
  );
}
