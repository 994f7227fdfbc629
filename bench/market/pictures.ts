import { systemClock, type Database } from '@mortar/server';
import { drawDemoArt } from '../../server/src/demo/art/index.ts';
import { createGallery } from '../../server/src/modules/chain/metadata/pictures/gallery.ts';
import { createPainter } from '../../server/src/modules/chain/metadata/pictures/painter.ts';

/** Pictures that all tokens share. */
const PICTURES = 120;

/** Draws pictures as the demo market has them and keeps them as the site does. @returns their ids */
export async function keepPictures({ db }: Database, dataDir: string): Promise<string[]> {
  const painter = createPainter();
  const gallery = createGallery({ db, clock: systemClock, painter, dataDir, bucket: undefined });
  const contents = Object.values(await drawDemoArt()).flatMap((drawn) => drawn.contents);
  const ids: string[] = [];
  for (let count = 0; count < PICTURES; count += 1) {
    const { image } = JSON.parse(String(contents[Math.floor((count * contents.length) / PICTURES)]!.bytes)) as { image: string };
    ids.push(await gallery.keep(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')));
  }
  painter.close();
  return [...new Set(ids)];
}
