import { Button } from '@mortar/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './page.module.css';
import { forgetUnfinished, readUnfinished } from './unfinished.ts';

/** Files that a closed tab cut off: chosen again, they go on where they were. */
export function Unsent({ uid }: { uid: string }) {
  const [files, setFiles] = useState(() => readUnfinished(uid));
  if (files.length === 0) return null;
  return (
    <section className={styles.unsent} aria-labelledby="unsent">
      <h2 id="unsent" className={styles.heading}>
        <FormattedMessage id="community.video.unsent" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id="community.video.unsent.text" />
      </p>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={`${file.name} ${file.size}`} className={styles.file}>
            <span className={styles.name}>{file.name}</span>
            <Button
              variant="quiet"
              onClick={() => {
                forgetUnfinished(uid, file);
                setFiles(readUnfinished(uid));
              }}
            >
              <FormattedMessage id="community.video.unsent.forget" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
