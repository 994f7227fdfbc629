import { DEMO_COLLECTIONS, DEMO_KEYS, type DemoArt, type DemoCollectionKey } from '@mortar/chain/demo-market';
import { fileId, folderId } from '../../lib/ipfs.ts';
import { chanceOf, type Chance } from './chance.ts';
import { drawFire, drawSeal } from './editions.ts';
import { drawFace } from './faces.ts';
import { drawTiles } from './tiles.ts';
import { drawTower } from './towers.ts';
import { drawVessel } from './vessels.ts';
import { picture, type Drawn } from './work.ts';

const DRAWN: Readonly<Record<DemoCollectionKey, (chance: Chance) => Drawn>> = {
  tiles: drawTiles,
  faces: drawFace,
  vessels: drawVessel,
  towers: drawTower,
  seal: drawSeal,
  fire: drawFire,
};

const ABOUT: Readonly<Record<DemoCollectionKey, string>> = {
  tiles: 'Glazed tiles, laid by a program and fired once. Demo content. 由程式鋪砌的釉面磚，示範內容。',
  faces: 'Friendly faces of brick. Demo content. 磚砌笑臉，示範內容。',
  vessels: 'Vessels thrown by chance and glazed by hand, as far as a program has hands. Demo content. 程式拉坯上釉的器皿，示範內容。',
  towers: 'A tower at night, and who is still awake in it. Demo content. 夜裏的大廈與未眠人，示範內容。',
  seal: 'The seal of the house, in an edition of 80. Demo content. 印章，共 80 版，示範內容。',
  fire: 'A kiln that burns with too little air, in an edition of 80. Demo content. 還原焰，共 80 版，示範內容。',
};

/** Rarer traits make a work dearer, up to so many times. */
const DEAREST = 9;

interface Content {
  /** Path below the content's address. */
  name: string;
  bytes: Buffer;
}

/** What was drawn for a collection. */
export interface DrawnCollection extends DemoArt {
  /** Address of its folder, or of its only file. */
  cid: string;
  /** Metadata with the pictures inside. */
  contents: Content[];
  /** What it says of itself, and the address of that. */
  words: { cid: string; bytes: Buffer };
}

/** What a collection says of itself (ERC-7572), with the picture of its first work. */
function wordsOf(key: DemoCollectionKey, first: Drawn): Pick<DrawnCollection, 'contractUri' | 'words'> {
  const { name } = DEMO_COLLECTIONS[key];
  const bytes = Buffer.from(JSON.stringify({ name, description: ABOUT[key], image: imageOf(first) }));
  const cid = fileId(bytes);
  return { contractUri: `ipfs://${cid}`, words: { cid, bytes } };
}

/** A common value costs nothing more, a rare one the more the rarer it is. */
const worthOf = ({ traits }: Drawn): number =>
  Math.min(
    DEAREST,
    traits.reduce((worth, { share }) => worth * Math.max(1, (0.2 / share) ** 0.45), 1),
  );

const imageOf = ({ svg }: Drawn): string => `data:image/svg+xml;base64,${Buffer.from(picture(svg)).toString('base64')}`;

function metadataOf(key: DemoCollectionKey, name: string, drawn: Drawn): Buffer {
  const { traits } = drawn;
  const image = imageOf(drawn);
  const attributes = traits.map((trait) => ({ trait_type: trait.name, value: trait.value }));
  return Buffer.from(JSON.stringify({ name, description: ABOUT[key], image, attributes }));
}

function drawCollection(key: DemoCollectionKey): DrawnCollection {
  const { name, isCopies, total } = DEMO_COLLECTIONS[key];
  const drawn = (tokenId: number) => DRAWN[key](chanceOf(`${key} ${tokenId}`));
  if (isCopies) {
    const work = drawn(1);
    const bytes = metadataOf(key, name, work);
    const cid = fileId(bytes);
    return { cid, baseUri: `ipfs://${cid}`, ...wordsOf(key, work), contents: [{ name: '', bytes }], worth: () => 1 };
  }
  const works = Array.from({ length: total }, (_, index) => drawn(index + 1));
  const contents = works.map((work, index) => ({ name: String(index + 1), bytes: metadataOf(key, `${name} #${index + 1}`, work) }));
  const cid = folderId(contents);
  const worth = works.map(worthOf);
  return { cid, baseUri: `ipfs://${cid}/`, ...wordsOf(key, works[0]!), contents, worth: (tokenId) => worth[tokenId - 1] ?? 1 };
}

/** Draws everything that the demo market has, a collection at a time: the same at every start. @throws the signal's reason */
export async function drawDemoArt(signal?: AbortSignal): Promise<Record<DemoCollectionKey, DrawnCollection>> {
  const drawn = {} as Record<DemoCollectionKey, DrawnCollection>;
  for (const key of DEMO_KEYS) {
    drawn[key] = drawCollection(key);
    // Visitors come first.
    await new Promise(setImmediate);
    signal?.throwIfAborted();
  }
  return drawn;
}
