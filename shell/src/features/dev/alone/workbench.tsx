import type { RemoteDescription } from '@mortar/protocol/registry';
import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { $catalogue } from '../../../core/i18n/catalogue.ts';
import { LanguageSwitch, ThemeSwitch } from '../../preferences/index.ts';
import { Doors } from './doors.tsx';
import styles from './workbench.module.css';

/** Lists what a remote that runs alone has, beside the page: for its developer, so it speaks English only. */
export function showWorkbench(remote: RemoteDescription, scope: Scope): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <Provider value={scope}>
      <Spoken>
        <details className={styles.bench} lang="en">
          <summary className={styles.name}>{remote.name}</summary>
          <div className={styles.switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          <Doors remote={remote} />
        </details>
      </Spoken>
    </Provider>,
  );
}

function Spoken({ children }: { children: React.ReactNode }) {
  const { locale, shell } = useUnit($catalogue);
  return (
    <IntlProvider locale={locale} messages={shell}>
      {children}
    </IntlProvider>
  );
}
