import { lazy } from 'react';

/** Avatar, name and menu of whoever is signed in; nothing where its code does not load. */
export const AccountButton = lazy(() =>
  import(/* webpackChunkName: "sessions" */ './account-button.tsx').then(
    (module) => ({ default: module.AccountButton }),
    () => ({ default: () => null }),
  ),
);
export { usePressConnect } from './press-connect.ts';
