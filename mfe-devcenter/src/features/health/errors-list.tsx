import { Paged } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { healthErrors } from '#entities/registry';
import parts from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import styles from './errors-list.module.css';

/** Failures of a remote, those alike as one, with the stack of the first. */
export function ErrorsList() {
  const { say, count, time, none } = useWords();
  return (
    <section className={parts.stack} aria-labelledby="dev-errors">
      <h3 id="dev-errors" className={parts.subheading}>
        {say('errors.title')}
      </h3>
      <Paged of={healthErrors} empty={() => <p className={parts.note}>{say('errors.none')}</p>}>
        {({ items }) => (
          <ul className={parts.list}>
            {items.map((error) => (
              <li key={error.id} className={parts.card}>
                <p className={parts.pair}>
                  <strong>{error.message}</strong>
                  <span className={parts.meta}>
                    <Tag tone="danger">{say(`errors.${error.kind}`)}</Tag>{' '}
                    {say('errors.count', { count: count(error.count), first: time(error.firstAt), last: time(error.lastAt) })}
                  </span>
                </p>
                <p className={parts.meta}>
                  <code>{error.version}</code> · <code>{error.path}</code> · <code className={parts.path}>{error.frame || none}</code>
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
