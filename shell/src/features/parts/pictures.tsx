import type { PreviewPicture } from '@mortar/host/popups';
import { ImagePreview } from '@mortar/ui/preview';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';
import { PartsTexts } from './parts-texts.tsx';

/** Pictures over the whole page (spec §2). */
export function Pictures(props: OwnDialogProps) {
  return (
    <PartsTexts>
      <Preview {...props} />
    </PartsTexts>
  );
}

function Preview({ props, ...dialog }: OwnDialogProps) {
  const images = Array.isArray(props['images']) ? props['images'].filter(isPicture) : [];
  const [index, setIndex] = useState(() => startOf(props['index'], images.length));
  const { formatMessage } = useIntl();
  const say = (name: string) => formatMessage({ id: `parts.image.${name}` });
  return (
    <ImagePreview
      {...dialog}
      images={images}
      index={index}
      onIndexChange={setIndex}
      labels={{
        title: say('title'),
        close: formatMessage({ id: 'shell.close' }),
        zoomIn: say('zoom-in'),
        zoomOut: say('zoom-out'),
        previous: say('previous'),
        next: say('next'),
        failed: say('failed'),
        place: (at, count) => formatMessage({ id: 'parts.image.place' }, { index: at + 1, count }),
      }}
    />
  );
}

function startOf(value: unknown, count: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count ? value : 0;
}

function isPicture(value: unknown): value is PreviewPicture {
  const { src, alt } = (value ?? {}) as Partial<PreviewPicture>;
  return typeof src === 'string' && typeof alt === 'string';
}
