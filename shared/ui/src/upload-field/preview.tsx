import { Icon } from '@mortar/ui';
import { useEffect, useState } from 'react';
import styles from './upload-field.module.css';

const DRAWN = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/** A small picture of a picture; of anything else a sheet of paper. */
export function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!DRAWN.test(file.type)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className={styles.preview} aria-hidden>
      {url ? <img src={url} alt="" className={styles.picture} /> : <Icon name={file.type.startsWith('video/') ? 'video' : 'document'} />}
    </span>
  );
}
