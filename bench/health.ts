import { limited, median, print, type Figure } from './report.ts';
import { browsersUntilTakenBack, type Day } from './health/day.ts';

/** Days of each version that is as good as the other; a third as many of each that is worse. */
const DAYS = Number(process.env['BENCH_RUNS'] ?? 3000);
/** What the rule promises: the chance that a version as good as the other one is ever taken back. */
const FALSE_ALARMS = 0.001;

/** 115,000 browsers a day, of which a twentieth gets the canary. */
const CANARY = { perSlot: 20, share: 0.05 };
const HALF = { perSlot: 20, share: 0.5 };
/** 1,150 browsers a day. */
const SMALL = { perSlot: 0.2, share: 0.25 };
/** 23,000 browsers a day, of a version that went live. */
const LIVE = { perSlot: 4, share: 1, inTurn: true } as const;

const EQUAL: Record<string, Day> = {
  'false.canary': { ...CANARY, rate: 0.005, againstRate: 0.005 },
  'false.half': { ...HALF, rate: 0.02, againstRate: 0.02 },
  'false.small': { ...SMALL, rate: 0.2, againstRate: 0.2 },
  'false.outage': { ...CANARY, rate: 0.01, againstRate: 0.01, outage: 30 },
  'false.live': { ...LIVE, rate: 0.01, againstRate: 0.01 },
};

/** Worse ones, with the share of days that may miss it and the most browsers that the median day may need. */
const WORSE: Record<string, { day: Day; misses: number; browsers: number }> = {
  'canary.double': { day: { ...CANARY, rate: 0.02, againstRate: 0.01 }, misses: 0.05, browsers: 3000 },
  'canary.tenfold': { day: { ...CANARY, rate: 0.05, againstRate: 0.005 }, misses: 0.001, browsers: 200 },
  'canary.broken': { day: { ...CANARY, rate: 1, againstRate: 0.005 }, misses: 0.001, browsers: 10 },
  'half.tenfold': { day: { ...HALF, rate: 0.05, againstRate: 0.005 }, misses: 0.001, browsers: 400 },
  'small.tenfold': { day: { ...SMALL, rate: 0.1, againstRate: 0.01 }, misses: 0.05, browsers: 150 },
  'small.broken': { day: { ...SMALL, rate: 1, againstRate: 0.01 }, misses: 0.001, browsers: 15 },
  'live.tenfold': { day: { ...LIVE, rate: 0.05, againstRate: 0.005 }, misses: 0.001, browsers: 250 },
  'live.broken': { day: { ...LIVE, rate: 1, againstRate: 0.005 }, misses: 0.001, browsers: 10 },
};

/** Browsers until the version was taken back, of each day on which it was. */
function takenBack(day: Day, days: number): number[] {
  return Array.from({ length: days }, (_, seed) => browsersUntilTakenBack(day, seed + 1)).filter((browsers) => browsers !== undefined);
}

function figuresOf(): Figure[] {
  const alarms = Object.entries(EQUAL).map(([name, day]) => limited(name, takenBack(day, DAYS).length / DAYS, 'of days', FALSE_ALARMS));
  const found = Object.entries(WORSE).flatMap(([name, { day, misses, browsers }]) => {
    const days = Math.ceil(DAYS / 3);
    const counts = takenBack(day, days);
    return [
      limited(`miss.${name}`, 1 - counts.length / days, 'of days', misses),
      limited(`detect.${name}`, counts.length > 0 ? median(counts) : Infinity, 'browsers', browsers),
    ];
  });
  return [...alarms, ...found];
}

print(figuresOf());
