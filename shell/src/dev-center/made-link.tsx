import { Command } from './command.tsx';
import styles from './dev-center.module.css';
import { useWords } from './use-words.ts';

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
