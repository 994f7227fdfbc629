import { Copy } from '@mortar/remote-kit';
import styles from './command.module.css';
import { useWords } from './use-words.ts';

/** A text to be copied, with the button that does. */
export function Command({ text }: { text: string }) {
  const { say } = useWords();
  return (
    <div className={styles.command}>
      <code className={styles.typed}>{text}</code>
      <Copy iconOnly value={text} label={say('copy', { what: text })} />
    </div>
  );
}
