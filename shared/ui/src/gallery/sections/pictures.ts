/** A wall of bricks of one colour: a picture that needs no file. */
function wall(colour: string, ground: string): string {
  const bricks = Array.from({ length: 40 }, (_, index) => {
    const row = Math.floor(index / 5);
    return `<rect x="${(index % 5) * 68 - (row % 2) * 34}" y="${row * 24}" width="64" height="20" rx="2"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="1280" height="720"><rect width="320" height="180" fill="${ground}"/><g fill="${colour}">${bricks.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Pictures of the examples. */
export const PICTURES = [
  { src: wall('#f88645', '#10171d'), alt: 'A wall of ember bricks' },
  { src: wall('#7cd9c2', '#10171d'), alt: 'A wall of glazed bricks' },
  { src: wall('#c8cfd5', '#10171d'), alt: 'A wall of silver bricks' },
] as const;
