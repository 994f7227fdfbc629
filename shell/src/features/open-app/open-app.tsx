import { $links, $runtime } from '@mortar/host';
import { useUnit } from 'effector-react';
import { lazy, Suspense, type ComponentType } from 'react';

const OpenAppButton = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "open-app" */ './open-app-button.tsx').then(
    (module) => ({ default: module.OpenAppButton }),
    () => ({ default: () => null }),
  ),
);

/** 'Open in the app', on phones that are not in it already, where the operator configured the app's scheme; else nothing. */
export function OpenApp() {
  const { links, runtime } = useUnit({ links: $links, runtime: $runtime });
  if (!links.app || !runtime.mobile || runtime.app) return null;
  return (
    <Suspense fallback={null}>
      <OpenAppButton />
    </Suspense>
  );
}
