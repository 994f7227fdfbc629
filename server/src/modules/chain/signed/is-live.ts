/** SQL of what a signed option must be to be for sale: known to trade, and nothing has happened since. @param now place of the time, in seconds */
export const isLive = (now: string): string => `faults = '{}' and touched = checked and end_time > ${now}::numeric`;
