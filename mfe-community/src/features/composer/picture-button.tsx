import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../lib/glyph.tsx';
import styles from './picture-list.module.css';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Chooses pictures from the device. */
export function PictureButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage({ id: 'community.compose.picture' });
  return (
    <>
      <button type="button" className={styles.choose} aria-label={label} title={label} onClick={() => input.current?.click()}>
        <Glyph name="picture" />
      </button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
