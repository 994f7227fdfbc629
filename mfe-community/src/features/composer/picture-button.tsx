import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../../lib/glyph.tsx';
import { PICTURES } from '../../lib/picture-files.ts';
import styles from './picture-list.module.css';

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
        accept={PICTURES}
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
