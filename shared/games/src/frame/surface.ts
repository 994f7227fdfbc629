/** A canvas as large as its place, in CSS pixels, crisp on every screen. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Empties it, sets its scale and how far off its place it is drawn, px; called before each picture. */
  clear(offset: number): void;
}

const MOST_PIXELS_PER_PIXEL = 3;

export function createSurface(place: HTMLElement): Surface {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.className = 'canvas';
  place.prepend(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw on a canvas');
  let width = 0;
  let height = 0;
  let density = 1;
  const measure = () => {
    width = place.clientWidth;
    height = place.clientHeight;
    density = Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_PIXEL);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  };
  new ResizeObserver(measure).observe(place);
  measure();
  return {
    canvas,
    context,
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    clear(offset) {
      if (Math.min(window.devicePixelRatio || 1, MOST_PIXELS_PER_PIXEL) !== density) measure();
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, width, height);
      context.translate(offset, -offset / 2);
    },
  };
}
