export const REWARDS_CODES = { activityOver: 1512038 } as const;
