import type { Locale } from '@mortar/protocol';
import { useMemo, type ReactNode } from 'react';
import { createIntl, createIntlCache, IntlProvider, useIntl, type IntlShape } from 'react-intl';

/** The same texts in every language. */
export type Catalogues = Readonly<Record<Locale, Record<string, string>>>;

const cache = createIntlCache();
const textsIn = (catalogues: Catalogues, locale: string) => catalogues[locale === 'zh-HK' ? 'zh-HK' : 'en'];

/** Texts of their own for a component that does not know which remote shows it. @param catalogues the same object at every render */
export function useTexts(catalogues: Catalogues): IntlShape {
  const { locale, onError } = useIntl();
  return useMemo(() => createIntl({ locale, messages: textsIn(catalogues, locale), onError }, cache), [catalogues, locale, onError]);
}

/** Texts beside those of the remote, for a part that is loaded later than the rest: nobody else waits for them. */
export function Texts({ catalogues, children }: { catalogues: Catalogues; children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  return (
    <IntlProvider locale={locale} messages={{ ...(messages as Catalogues[Locale]), ...textsIn(catalogues, locale) }} onError={onError}>
      {children}
    </IntlProvider>
  );
}
