import { useEffect, useState, type ComponentProps } from 'react';
import { untilLoaded } from '../../lib/until-loaded.ts';

type Button = (typeof import('./account-button.tsx'))['AccountButton'];

let loaded: Button | undefined;
let loading: Promise<Button> | undefined;
const load = () =>
  (loading ??= untilLoaded(() => import(/* webpackChunkName: "sessions" */ './account-button.tsx')).then(
    ({ AccountButton: button }) => (loaded = button),
  ));

/** Avatar, name and menu of whoever is signed in; nothing until its code is there. A first paint asks for no code. */
export function AccountButton(props: ComponentProps<Button>) {
  const [Shown, show] = useState(() => loaded);
  useEffect(() => {
    if (!Shown) void load().then((button) => show(() => button));
  }, [Shown]);
  return Shown ? <Shown {...props} /> : null;
}
