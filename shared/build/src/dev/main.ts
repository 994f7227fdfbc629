/** `tsx main.ts [remote | ui]`: develops the site, one remote alone, or the components. */
import { developGallery } from './gallery.ts';
import { developSite } from './site.ts';

process.env['NODE_ENV'] = 'development';
const target = process.argv[2];

try {
  await (target === 'ui' ? developGallery() : developSite(target));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
