import { measureBytes, measurePaint, measureScroll } from './community/pages.ts';
import { measureHome, measureSearch } from './community/reads.ts';
import { startCommunitySite, type CommunitySite } from './community/site.ts';
import { measureVideos } from './community/videos.ts';
import { measureLikes, measurePublish } from './community/writes.ts';
import { createMeasuring, isAsked } from './parts.ts';
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

const { figures, measure } = createMeasuring();

await measure(measureBytes);
const site = await startCommunitySite();
try {
  for (const [name, part] of Object.entries(PARTS)) if (isAsked(name)) await measure(() => part(site));
} finally {
  await site.stop();
}
print(figures);
