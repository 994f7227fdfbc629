import { Button } from '@mortar/ui';
import type { Locale } from '@mortar/protocol';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { StatusLayout } from '../status-pages/index.ts';
import en from './locales/en.json' with { type: 'json' };
import zhHk from './locales/zh-HK.json' with { type: 'json' };

const TEXTS = { en, 'zh-HK': zhHk };

/** Why the page did not come: there is no network, or there is one and the server says nothing. */
const REASONS = ['offline', 'silent'] as const;

/**
 * What a navigation shows that gets no answer, in one language. It is rendered when the shell is built; `script.ts`
 * shows one reason and one word of what it does by the attributes.
 */
export function OfflinePage({ locale }: { locale: Locale }) {
  const either = (part: 'title' | 'text') =>
    REASONS.map((reason) => (
      <span key={reason} data-reason={reason} hidden={reason !== 'offline'}>
        <FormattedMessage id={`offline-page.${reason}.${part}`} />
      </span>
    ));
  return (
    <IntlProvider locale={locale} messages={TEXTS[locale]}>
      <main data-title={`${TEXTS[locale]['offline-page.document']} · Mortar`}>
        <StatusLayout
          scene="waiting"
          kicker="Mortar"
          title={either('title')}
          actions={
            <Button size="large" icon="retry" data-again="">
              <FormattedMessage id="offline-page.again" />
            </Button>
          }
        >
          <p>{either('text')}</p>
          <p role="status">
            {(['trying', 'still'] as const).map((word) => (
              <span key={word} data-word={word} hidden>
                <FormattedMessage id={`offline-page.${word}`} />
              </span>
            ))}
          </p>
        </StatusLayout>
      </main>
    </IntlProvider>
  );
}
