// Runs in every document of the browser, bundled: tells how long its pictures take, and when the brick of Kiln Stack lies right.
interface Row {
  y: number;
  left: number;
}

/** Distance at which a press still lands the brick well, px. */
const WITHIN_PX = 6;
/** Pictures between the one that was seen and the press that follows from it. */
const REACTION = 1.5;
const pictures: number[] = [];
let rows: Row[] = [];
let painted: Row[] = [];

function count(at: number): void {
  pictures.push(at);
  requestAnimationFrame(count);
}
requestAnimationFrame(count);

/** Full bricks of a picture, by the calls that paint them: a player sees no more. */
const { fillRect, clearRect } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.clearRect = function clear(...place) {
  [painted, rows] = [rows, []];
  clearRect.apply(this, place);
};
CanvasRenderingContext2D.prototype.fillRect = function fill(left, y, width, height) {
  // Clay and glaze have a colour of their own; what lies behind them is grey.
  if (this.globalAlpha === 1 && height < width * 4 && isColourful(String(this.fillStyle))) rows.push({ y: Math.round(y), left });
  fillRect.call(this, left, y, width, height);
};

function isColourful(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) > 40;
}

/** How far the sliding brick is from where the wall's top begins; undefined while there are no two. */
function distance(): number | undefined {
  const [slider, top] = [...new Set(painted.map(({ y }) => y))].toSorted((a, b) => a - b);
  if (slider === undefined || top === undefined) return undefined;
  const leftOf = (row: number) => Math.min(...painted.filter(({ y }) => y === row).map(({ left }) => left));
  return leftOf(slider) - leftOf(top);
}

/** Resolves when it is time to press. */
async function aligned(): Promise<void> {
  let before: number | undefined;
  await new Promise<void>((resolve) => {
    const look = () => {
      const off = distance();
      const isRight = off !== undefined && before !== undefined && Math.abs(off + (off - before) * REACTION) < WITHIN_PX;
      before = off;
      if (isRight) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Ms between the pictures since the last call. */
const intervals = () => pictures.splice(0).flatMap((at, index, all) => (index > 0 ? [at - all[index - 1]!] : []));

Object.assign(window, { bench: { aligned, intervals } });
