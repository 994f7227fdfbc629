/** What a picture of a result says, in the reader's language. */
export interface ResultWords {
  game: string;
  /** The score as it is written here. */
  score: string;
  /** Under the score: points, place. */
  line: string;
  /** Asks whoever sees it to play too. */
  call: string;
  /** Where, without the protocol. */
  address: string;
}

const SIZE = 1080;
const MARGIN = 84;
const COURSE = 60;
const BRICK = 156;
const JOINT = 6;
/** The wall at the foot: rows of bricks, a letter for each brick's colour. */
const WALL = ['..e.g..', '.eg.ee.', 'gee.gee', 'eegeege'];
const COLOURS: Record<string, string> = { '.': '--surface-2', e: '--ember-500', g: '--gold' };

/** The mark of the site: x, y and width of each brick. */
const MARK = [
  [0, 0, 12],
  [14, 0, 12],
  [0, 8, 5],
  [7, 8, 12],
  [21, 8, 5],
  [0, 16, 12],
  [14, 16, 12],
] as const;

/** Draws a result as a square picture in the colours and the type of the page. @throws where the browser draws no pictures */
export async function drawResult(words: ResultWords): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim();
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const fill = (colour: string, [x, y, width, height]: readonly [number, number, number, number], radius = 0) => {
    context.fillStyle = of(colour);
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  };
  const write = (
    text: string,
    y: number,
    { colour, size, family, weight = 600 }: { colour: string; size: number; family: string; weight?: number },
  ) => {
    context.fillStyle = of(colour);
    context.font = `${weight} ${size}px ${of(family)}`;
    context.fillText(text, MARGIN, y, SIZE - 2 * MARGIN);
  };

  await document.fonts.ready;
  fill('--bg', [0, 0, SIZE, SIZE]);
  WALL.forEach((row, course) => {
    const shift = course % 2 === 0 ? 0 : -BRICK / 2;
    const y = SIZE - (WALL.length - course) * COURSE;
    for (let index = 0; index < row.length + 1; index += 1)
      fill(COLOURS[row[index] ?? '.']!, [shift + index * BRICK, y, BRICK - JOINT, COURSE - JOINT], 4);
  });
  for (const [x, y, width] of MARK) fill('--ember-500', [MARGIN + x * 3, MARGIN + y * 3, width * 3, 18]);
  context.textBaseline = 'alphabetic';
  context.fillStyle = of('--text-1');
  context.font = `600 48px ${of('--font-display')}`;
  context.fillText('Mortar', MARGIN + 102, MARGIN + 50);
  write(words.game, 280, { colour: '--text-2', size: 56, family: '--font-display' });
  write(words.score, 500, { colour: '--ember-text', size: 220, family: '--font-display' });
  write(words.line, 590, { colour: '--text-1', size: 44, family: '--font-ui', weight: 500 });
  write(words.call, 690, { colour: '--text-2', size: 40, family: '--font-ui', weight: 400 });
  write(words.address, 750, { colour: '--glaze-text', size: 40, family: '--font-ui', weight: 500 });
  return canvas.convertToBlob({ type: 'image/png' });
}
