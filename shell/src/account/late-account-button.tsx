import type { ComponentProps } from 'react';
import { useLoaded } from '../lib/use-loaded.ts';

type Module = typeof import('./account-button.tsx');

let loading: Promise<Module | undefined> | undefined;
const load = () =>
  (loading ??= import(/* webpackChunkName: "sessions" */ './account-button.tsx').then(
    (module) => module,
    () => undefined,
  ));

/** Avatar, name and menu of whoever is signed in; nothing where its code does not load. */
export function AccountButton(props: ComponentProps<Module['AccountButton']>) {
  const module = useLoaded(load());
  return module ? <module.AccountButton {...props} /> : null;
}
