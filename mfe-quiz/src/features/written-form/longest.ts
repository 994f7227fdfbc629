/** Most characters of each part of a question, as the server takes them: what can be read in time. */
export const LONGEST = { en: { text: 110, option: 40, why: 220, alt: 140 }, 'zh-HK': { text: 60, option: 20, why: 110, alt: 70 } };
