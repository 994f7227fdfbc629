import { $locale } from '@mortar/host';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import en from './locales/en.json' with { type: 'json' };
import zhHk from './locales/zh-HK.json' with { type: 'json' };

/** Texts of what is not in the first load, beside those that are; both languages, because they are few. */
export function PartsTexts({ children }: { children: ReactNode }) {
  const locale = useUnit($locale);
  const { messages } = useIntl();
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...(locale === 'zh-HK' ? zhHk : en) }}>
      {children}
    </IntlProvider>
  );
}
