import { FormattedMessage } from 'react-intl';
import { getProof } from '@mortar/protocol/quiz';
import type { Material } from './proof/index.ts';
import styles from './page.module.css';

const SPACES = 2;

/** What was computed with, for whoever computes elsewhere. */
export function RawMaterial({ runid, material }: { runid: string; material: Material }) {
  const address = `${getProof.path}?runid=${runid}`;
  return (
    <section aria-labelledby="material" className={styles.material}>
      <h2 id="material" className={styles.title}>
        <FormattedMessage id="quiz.verify.material" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage
          id="quiz.verify.material.text"
          values={{
            address: (
              <code key="address" lang="en" className={styles.hash}>
                {address}
              </code>
            ),
            script: (
              <code key="script" lang="en" className={styles.hash}>
                docs/verify-quiz.md
              </code>
            ),
          }}
        />
      </p>
      <details>
        <summary className={styles.summary}>
          <FormattedMessage id="quiz.verify.material.show" />
        </summary>
        <pre lang="en" className={styles.raw}>
          {JSON.stringify(material, null, SPACES)}
        </pre>
      </details>
    </section>
  );
}
