import type { KeyboardEvent } from 'react';
import { ZOOM_STEP } from './zoom.ts';

/** What a key asks for; a factor of 0 is the whole picture again. */
export type PreviewWish = { kind: 'zoom'; factor: number } | { kind: 'step'; by: 1 | -1 } | { kind: 'pan'; by: { x: number; y: number } };

/** One press of an arrow moves by this, in px. */
const PAN = 80;

const ARROWS: Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Reads a key of the preview: `+`, `-` and `0` zoom, arrows move a zoomed picture and go to another one else. */
export function readPreviewKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isZoomed: boolean): PreviewWish | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=') return { kind: 'zoom', factor: ZOOM_STEP };
  if (key === '-') return { kind: 'zoom', factor: 1 / ZOOM_STEP };
  if (key === '0') return { kind: 'zoom', factor: 0 };
  const arrow = ARROWS[key];
  if (!arrow) return null;
  if (isZoomed) return { kind: 'pan', by: { x: arrow.x * PAN, y: arrow.y * PAN } };
  return arrow.x === 0 ? null : { kind: 'step', by: arrow.x === 1 ? -1 : 1 };
}
