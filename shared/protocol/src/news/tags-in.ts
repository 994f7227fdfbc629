/** Tags of a line that somebody typed: words between spaces, commas and number signs, each once. */
export const tagsIn = (line: string): string[] => [...new Set(line.split(/[\s,，、;；#＃]+/u).filter(Boolean))];
