import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import messages from '../locales/zh-HK.json' with { type: 'json' };
import { chironHei } from './chiron.ts';
import { displaySigns } from './display-signs.ts';

const ASSETS = join(import.meta.dirname, '../assets');
/** Weight of every heading (docs/design/look.md). */
const WEIGHT = 600;

const signs = displaySigns(messages);
const face = await subsetFont(await chironHei(signs, WEIGHT), signs, { targetFormat: 'woff2' });
writeFileSync(join(ASSETS, 'display-zh.woff2'), face);
writeFileSync(join(ASSETS, 'display-zh.signs.txt'), `${signs}\n`);
process.stdout.write(`display-zh.woff2: ${signs.length} signs, ${face.length} bytes\n`);
