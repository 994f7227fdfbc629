import { formatBytes, formatDateTime } from '@mortar/ui/format';
import { useIntl } from 'react-intl';

const NONE = '–';

/** Words and figures of this page in its language. */
export function useWords() {
  const { formatList, formatMessage, formatNumber, locale, messages } = useIntl();
  const language = locale === 'zh-HK' ? 'zh-HK' : 'en';
  return {
    locale: language,
    none: NONE,
    say: (id: string, values?: Record<string, string | number>) => formatMessage({ id: `devcenter.${id}` }, values),
    /** Whether there are words for what a server named that may be newer than this page. */
    isSaid: (id: string) => Object.hasOwn(messages, `devcenter.${id}`),
    time: (at: string | number) => formatDateTime(new Date(at), { locale: language }),
    bytes: (count: number) => formatBytes(count, language),
    list: (words: readonly string[]) => formatList(words),
    count: (count: number) => formatNumber(count),
    /** @param share 1 is 100 %; null: unknown */
    share: (share: number | null) => (share === null ? NONE : formatNumber(share, { style: 'percent', maximumFractionDigits: 2 })),
    ms: (ms: number) => `${formatNumber(ms, { maximumFractionDigits: 0 })} ms`,
    decimal: (value: number) => formatNumber(value, { maximumFractionDigits: 3 }),
  } as const;
}
export type Words = ReturnType<typeof useWords>;
