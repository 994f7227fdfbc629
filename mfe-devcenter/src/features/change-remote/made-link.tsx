import { Command } from '../../lib/command.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

/** A link into a canary, shown the one time that it is known. */
export function MadeLink({ url, expires }: { url: string; expires: string }) {
  const { say, time } = useWords();
  return (
    <div className={styles.form} role="status">
      <p>{say('link.made', { at: time(expires) })}</p>
      <Command text={url} />
    </div>
  );
}
