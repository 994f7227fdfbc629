import { measureBytes, measurePaint, measureScroll } from './community/pages.ts';
import { measureHome, measureSearch } from './community/reads.ts';
import { startCommunitySite, type CommunitySite } from './community/site.ts';
import { measureVideos } from './community/videos.ts';
import { measureLikes, measurePublish } from './community/writes.ts';
import { print, type Figure } from './report.ts';

/** What is measured in a community of many; what writes comes behind what reads. */
const PARTS: Readonly<Record<string, (site: CommunitySite) => Promise<Figure[]>>> = {
  home: measureHome,
  search: measureSearch,
  paint: measurePaint,
  scroll: measureScroll,
  publish: measurePublish,
  likes: measureLikes,
  video: measureVideos,
};

const figures: Figure[] = [];
/** It takes minutes until the community is there: what fails is told, and the rest is measured all the same. */
async function measure(work: () => Promise<Figure[]>): Promise<void> {
  try {
    figures.push(...(await work()));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

/** `BENCH_PART=home,search` measures these alone. */
const wanted = process.env['BENCH_PART']?.split(',');
await measure(measureBytes);
const site = await startCommunitySite();
try {
  for (const [name, part] of Object.entries(PARTS)) if (wanted?.includes(name) ?? true) await measure(() => part(site));
} finally {
  await site.stop();
}
print(figures);
