/** Languages that formats know (spec §9). */
export type FormatLocale = 'en' | 'zh-HK';
