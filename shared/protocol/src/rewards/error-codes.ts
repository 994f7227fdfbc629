export const REWARDS_CODES = { activityOver: 1512038, notAppealable: 1512040 } as const;
