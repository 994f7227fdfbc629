import { Icon } from '@mortar/ui';
import { useCallback } from 'react';
import styles from './upload-field.module.css';

const DRAWN = /^image\/(?:png|jpeg|gif|webp|avif)$/;

/** A small picture of a picture; of anything else a sheet of paper. */
export function Preview({ file }: { file: File }) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span className={styles.preview} aria-hidden>
      {DRAWN.test(file.type) ? (
        <img ref={draw} alt="" className={styles.picture} />
      ) : (
        <Icon name={file.type.startsWith('video/') ? 'video' : 'document'} />
      )}
    </span>
  );
}
