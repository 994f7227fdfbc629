import type { ComponentProps } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';

type Button = (typeof import('./account-button.tsx'))['AccountButton'];

let loading: Promise<{ Button: Button } | undefined> | undefined;
const load = () =>
  (loading ??= import(/* webpackChunkName: "sessions" */ './account-button.tsx').then(
    (module) => ({ Button: module.AccountButton }),
    () => undefined,
  ));

/** Avatar, name and menu of whoever is signed in; nothing where its code does not load. */
export function AccountButton(props: ComponentProps<Button>) {
  const loaded = useLoaded(load());
  return loaded ? <loaded.Button {...props} /> : null;
}
