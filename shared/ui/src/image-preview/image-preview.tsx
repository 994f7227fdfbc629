import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useFinalFocus, useLayer, useOpener } from '../overlay/lib/use-layer.ts';
import { Stage } from './stage.tsx';
import { readPreviewKey } from './keys.ts';
import { FITTED, MAX_SCALE, panBy, ZOOM_STEP, within, zoomBy, type Zoom } from './zoom.ts';
import styles from './image-preview.module.css';

/** A picture to look at. */
export interface PreviewImage {
  src: string;
  /** What is to be seen; it stands under the picture as well. */
  alt: string;
}

export interface ImagePreviewProps {
  open: boolean;
  images: readonly PreviewImage[];
  /** Which one shows. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Asked to close: by the background, the close button or Esc (spec §2). Set `open` to false in answer. */
  onClose: () => void;
  /** The closing transition has ended. */
  onClosed?: () => void;
  labels: {
    /** Name of the dialog. */
    title: string;
    close: string;
    zoomIn: string;
    zoomOut: string;
    previous: string;
    next: string;
    /** Said of the picture that did not come. */
    failed: string;
    /** "2 of 5". */
    place: (index: number, count: number) => string;
  };
}

/**
 * Pictures over the whole page: zoomed by wheel, pinch, double press, buttons or `+`, `-`, `0`; moved by dragging or,
 * while zoomed, by arrows, which else go to the picture before or after.
 */
export function ImagePreview({ open, onClose, onClosed, ...rest }: ImagePreviewProps) {
  const guard = useLayer(open, onClose);
  const opener = useOpener(open);
  return (
    <Base.Root open={open} onOpenChange={guard} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      <Base.Portal className={styles.portal}>
        <Base.Backdrop className={styles.backdrop} />
        <Popup {...rest} onClose={onClose} opener={opener} />
      </Base.Portal>
    </Base.Root>
  );
}

type PopupProps = Omit<ImagePreviewProps, 'open' | 'onClosed'> & { opener: HTMLElement | null };

function Popup({ images, index, onIndexChange, onClose, labels, opener }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const finalFocus = useFinalFocus(popup, opener);
  const [zoomed, setZoomed] = useState({ index, zoom: FITTED });
  // Each picture starts whole.
  const zoom = zoomed.index === index ? zoomed.zoom : FITTED;
  const setZoom = (next: Zoom) => setZoomed({ index, zoom: within(next, windowSize()) });
  const step = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < images.length) onIndexChange(next);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const wish = readPreviewKey(event, zoom.scale > 1);
    if (!wish) return;
    event.preventDefault();
    if (wish.kind === 'zoom') setZoom(wish.factor === 0 ? FITTED : zoomBy(zoom, wish.factor));
    else if (wish.kind === 'step') step(wish.by);
    else setZoom(panBy(zoom, wish.by));
  };
  const image = images[index];
  return (
    <Base.Popup ref={popup} className={styles.popup} finalFocus={finalFocus} onKeyDown={onKeyDown}>
      <Base.Title className={styles.title}>{labels.title}</Base.Title>
      {image && <Stage key={image.src} image={image} failed={labels.failed} zoom={zoom} onZoom={setZoom} onBackground={onClose} />}
      <div className={styles.bar}>
        {images.length > 1 && <Steps index={index} count={images.length} labels={labels} onStep={step} />}
        <IconButton icon="minus" label={labels.zoomOut} disabled={zoom.scale <= 1} onClick={() => setZoom(zoomBy(zoom, 1 / ZOOM_STEP))} />
        <IconButton icon="plus" label={labels.zoomIn} disabled={zoom.scale >= MAX_SCALE} onClick={() => setZoom(zoomBy(zoom, ZOOM_STEP))} />
        <Base.Close render={<IconButton icon="close" label={labels.close} />} />
      </div>
      <p className={styles.caption} aria-live="polite">
        {image?.alt}
      </p>
    </Base.Popup>
  );
}

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

interface StepsProps {
  index: number;
  count: number;
  labels: ImagePreviewProps['labels'];
  onStep: (by: 1 | -1) => void;
}

function Steps({ index, count, labels, onStep }: StepsProps) {
  return (
    <>
      <IconButton icon="arrow-left" label={labels.previous} disabled={index === 0} onClick={() => onStep(-1)} />
      <span className={styles.place}>{labels.place(index, count)}</span>
      <IconButton icon="arrow-right" label={labels.next} disabled={index === count - 1} onClick={() => onStep(1)} />
    </>
  );
}
