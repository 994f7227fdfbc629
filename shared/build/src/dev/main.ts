/** `tsx main.ts [remote [--site <origin>] | ui]`: develops the site, one remote alone, or the components. */
import { parseArgs } from 'node:util';
import { developAlone } from './alone.ts';
import { developGallery } from './gallery.ts';
import { developSite } from './site.ts';

process.env['NODE_ENV'] = 'development';

function develop(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  const [target] = positionals;
  if (values.site !== undefined && !(URL.canParse(values.site) && /^https?:/.test(values.site)))
    throw new Error(`--site: '${values.site}' is no address of a site, such as https://mortar.example`);
  if (target === undefined) return developSite();
  return target === 'ui' ? developGallery() : developAlone({ remote: target, site: values.site && new URL(values.site).origin });
}

try {
  await develop();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
