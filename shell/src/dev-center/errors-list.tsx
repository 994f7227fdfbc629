import { Tag } from '@mortar/ui';
import styles from './dev-center.module.css';
import { healthErrors } from './model.ts';
import { Paged } from './paged.tsx';
import { useWords } from './use-words.ts';

/** Failures of a remote, those alike as one, with the stack of the first. */
export function ErrorsList() {
  const { say, count, time, none } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="dev-errors">
      <h3 id="dev-errors" className={styles.subheading}>
        {say('errors.title')}
      </h3>
      <Paged list={healthErrors} empty={say('errors.none')} isPart>
        {(items) => (
          <ul className={styles.list}>
            {items.map((error) => (
              <li key={error.id} className={styles.card}>
                <p className={styles.pair}>
                  <strong>{error.message}</strong>
                  <span className={styles.meta}>
                    <Tag tone="danger">{say(`errors.${error.kind}`)}</Tag>{' '}
                    {say('errors.count', { count: count(error.count), first: time(error.firstAt), last: time(error.lastAt) })}
                  </span>
                </p>
                <p className={styles.meta}>
                  <code>{error.version}</code> · <code>{error.path}</code> · <code className={styles.path}>{error.frame || none}</code>
                </p>
                {error.stack !== null && (
                  <details>
                    <summary>{say('errors.stack')}</summary>
                    <pre className={styles.stackText}>{error.stack}</pre>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}
