/** The last hour, day, seven days or thirty days up to now, or all time. */
export const PERIODS = ['1h', '24h', '7d', '30d', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** What a ranking of collections is sorted by; `listed` is the share of the items that can be bought. */
export const RANKING_SORTS = ['volume', 'change', 'sales', 'floor', 'owners', 'items', 'listed'] as const;
export type RankingSort = (typeof RANKING_SORTS)[number];
