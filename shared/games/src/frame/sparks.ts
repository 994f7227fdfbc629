const LASTS_MS = 640;
const GRAVITY = 0.0011;
const MOST = 160;

interface Spark {
  x: number;
  y: number;
  /** Pixels per ms. */
  dx: number;
  dy: number;
  size: number;
  colour: string;
  since: number;
}

/** Where sparks fly from: a line in CSS pixels. */
export interface Burst {
  x: number;
  y: number;
  width: number;
  colour: string;
  count: number;
}

/** Sparks of glaze; whoever draws for a person who wants no motion lets none fly. */
export function createSparks() {
  let sparks: Spark[] = [];
  return {
    clear: () => void (sparks = []),
    burst({ x, y, width, colour, count }: Burst, at: number): void {
      for (let index = 0; index < count; index += 1) {
        const along = count > 1 ? index / (count - 1) : 0.5;
        const dx = (along - 0.5) * 0.32 + (Math.random() - 0.5) * 0.12;
        sparks.push({ x: x + along * width, y, dx, dy: -0.12 - Math.random() * 0.3, size: 2 + Math.random() * 4, colour, since: at });
      }
      sparks = sparks.slice(-MOST);
    },
    paint(context: CanvasRenderingContext2D, at: number): void {
      sparks = sparks.filter(({ since }) => at - since < LASTS_MS);
      for (const { x, y, dx, dy, size, colour, since } of sparks) {
        const age = Math.max(at - since, 0);
        context.globalAlpha = 1 - age / LASTS_MS;
        context.fillStyle = colour;
        context.fillRect(x + dx * age - size / 2, y + dy * age + (GRAVITY * age * age) / 2 - size / 2, size, size);
      }
      context.globalAlpha = 1;
    },
  };
}
