/** SQL of what a signed option must be to be for sale: known to trade, nothing has happened since, and not over. @param now place of the time, in seconds */
export const isLive = (now: string): string => `is_tradable and end_time > ${now}::numeric`;
