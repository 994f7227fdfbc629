import type { ComponentProps } from 'react';
import { untilLoaded } from '../../lib/until-loaded.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

type Button = (typeof import('./account-button.tsx'))['AccountButton'];

let loading: Promise<{ Button: Button }> | undefined;
const load = () =>
  (loading ??= untilLoaded(() => import(/* webpackChunkName: "sessions" */ './account-button.tsx')).then((module) => ({
    Button: module.AccountButton,
  })));

/** Avatar, name and menu of whoever is signed in; nothing until its code is there. */
export function AccountButton(props: ComponentProps<Button>) {
  const loaded = useLoaded(load());
  return loaded ? <loaded.Button {...props} /> : null;
}
