import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import en from './locales/en.json' with { type: 'json' };
import zhHk from './locales/zh-HK.json' with { type: 'json' };

/** Texts of the settings beside those of the remote: nobody who signs in waits for them. */
export function SettingsTexts({ children }: { children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...(locale === 'zh-HK' ? zhHk : en) }} onError={onError}>
      {children}
    </IntlProvider>
  );
}
