import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { PreviewImage } from './image-preview.tsx';
import { fromMiddle, useGestures } from './use-gestures.ts';
import { FITTED, panBy, type Zoom, zoomBy } from './zoom.ts';
import styles from './image-preview.module.css';

interface Props {
  image: PreviewImage;
  /** Said where it did not come. */
  failed: string;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** A press beside the picture. */
  onBackground: () => void;
}

/** Two presses on a picture bring it this near. */
const DOUBLE_PRESS = 2.5;

/** The room of one picture. */
export function Stage({ image, failed, zoom, onZoom, onBackground }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  const listeners = useGestures(stage, {
    onPan: (by) => zoom.scale > 1 && onZoom(panBy(zoom, by)),
    onZoom: (factor, at) => onZoom(zoomBy(zoom, factor, at)),
    onPress: (event: PointerEvent) => isBeside(event, stage.current) && onBackground(),
  });
  const onDoubleClick = (event: MouseEvent) => {
    if (isBeside(event, stage.current)) return;
    const at = fromMiddle(stage.current, { x: event.clientX, y: event.clientY });
    onZoom(zoom.scale > 1 ? FITTED : zoomBy(zoom, DOUBLE_PRESS, at));
  };
  return (
    // Keys do all of this on the dialog.
    <div
      ref={stage}
      role="presentation"
      className={styles.stage}
      data-zoomed={zoom.scale > 1 || undefined}
      {...listeners}
      onDoubleClick={onDoubleClick}
    >
      {state === 'waiting' && <Spinner size={32} className={styles.waiting} />}
      {state === 'failed' ? (
        <p role="alert" className={styles.failed}>
          <Icon name="warning" size={24} />
          {failed}
        </p>
      ) : (
        <img
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          data-there={state === 'there' || undefined}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}

/** Whether an event was beside the picture; while it is captured its target is the stage, so its place counts. */
function isBeside({ clientX: x, clientY: y }: { clientX: number; clientY: number }, stage: Element | null): boolean {
  const box = stage?.querySelector('img, p')?.getBoundingClientRect();
  return !box || x < box.left || x > box.right || y < box.top || y > box.bottom;
}
