import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonConfig, runWebpack, WORKSPACE_ROOT } from '@mortar/build';

/** `build-gallery.ts <folder>`: the page of all components, in the build of production, with the list of its files. */
const outputPath = process.argv[2]!;
const folder = join(WORKSPACE_ROOT, 'shared/ui');
const common = commonConfig({ folder, name: 'ui', publicPath: '/', outputPath, uniqueName: 'ui', policyName: 'shell#webpack' });
await runWebpack({ ...common, entry: { gallery: './src/gallery/index.tsx' } });
writeFileSync(join(outputPath, 'files.json'), JSON.stringify(readdirSync(outputPath)));
