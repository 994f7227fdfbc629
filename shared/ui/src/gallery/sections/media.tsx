import { useState } from 'react';
import { Button } from '../../index.ts';
import { LazyImage, QrCode } from '../../media.ts';
import { ImagePreview } from '../../preview.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { PICTURES } from './pictures.ts';

/** Pictures and codes. */
export function Media() {
  return (
    <>
      <Example title="LazyImage" code={'<LazyImage src={src} alt={alt} width={320} height={180} fallback={picture} />'}>
        <LazyImage {...PICTURES[0]} width={320} height={180} className={styles.cover} />
        <LazyImage src="data:image/png,broken" alt="A picture that does not come" width={320} height={180} className={styles.cover} />
      </Example>
      <PreviewExample />
      <Example title="QrCode" code={'<QrCode value={address} label={label} />'}>
        <QrCode value="https://example.com/bricks" label="QR code of https://example.com/bricks" />
      </Example>
    </>
  );
}

function PreviewExample() {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <Example
      title="ImagePreview"
      code={
        "// In a remote, the shell draws it:\nimport { imagePreview } from '@mortar/host/popups';\ndialogOpened(imagePreview(images, index));\n\n<ImagePreview open={isOpen} images={images} index={index} onIndexChange={setIndex} onClose={close} labels={labels} />"
      }
    >
      <Button onClick={() => setOpen(true)}>Look at the pictures</Button>
      <ImagePreview
        open={isOpen}
        images={PICTURES}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
        labels={{
          title: 'Pictures',
          close: 'Close',
          zoomIn: 'Zoom in',
          zoomOut: 'Zoom out',
          previous: 'Previous picture',
          next: 'Next picture',
          failed: 'This picture did not load',
          place: (at, count) => `${at + 1} of ${count}`,
        }}
      />
    </Example>
  );
}
