import { SlotProvider } from '@mortar/host';
import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { RouterProvider } from 'react-router/dom';
import { ConnectivityStrip } from './features/connectivity/index.ts';
import type { Remotes } from './core/federation/remotes.ts';
import { $catalogue } from './core/i18n/catalogue.ts';
import { ProgressBar } from './features/progress/index.ts';
import { OverrideNotice } from './features/override/index.ts';
import { FilledSlot } from './core/remote-part/slot-content.tsx';
import { RemotesProvider } from './core/remote-part/remotes-context.ts';
import { ToastHost } from './features/toasts/index.ts';

interface Props {
  scope: Scope;
  remotes: Remotes;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole site: one scope, one language provider, one router, and what lies over every page. */
export function App({ scope, remotes, router }: Props) {
  return (
    <Provider value={scope}>
      <RemotesProvider value={remotes}>
        <Spoken>
          <ProgressBar />
          <ConnectivityStrip />
          <OverrideNotice />
          <SlotProvider value={FilledSlot}>
            <RouterProvider router={router} />
          </SlotProvider>
          <ToastHost />
        </Spoken>
      </RemotesProvider>
    </Provider>
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
