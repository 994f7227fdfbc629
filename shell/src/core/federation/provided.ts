/**
 * The singletons that the shell provides, one line each. Big packages are provided through facades with explicit
 * names, because a whole namespace cannot be tree-shaken. The connection, choices, the overlay components,
 * and what draws charts that are zoomed, are chunks of their own.
 */
import * as client from '@mortar/client';
import * as host from '@mortar/host';
import * as ui from '@mortar/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { effector, effectorReact } from './provided-effector.ts';
import { intl } from './provided-intl.ts';
import { router } from './provided-router.ts';

/** Singletons by share key. */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': router,
  'react-router-dom': router,
  effector,
  'effector-react': effectorReact,
  'react-intl': intl,
  '@mortar/host': host,
  '@mortar/client': client,
  '@mortar/client/connection': () => import(/* webpackChunkName: "connection" */ './provided-connection.ts'),
  '@mortar/ui': ui,
  '@mortar/ui/choices': () => import(/* webpackChunkName: "choices" */ '@mortar/ui/choices'),
  '@mortar/ui/overlay': () => import(/* webpackChunkName: "overlay" */ '@mortar/ui/overlay'),
  '@mortar/ui/charts/zoomable': () => import(/* webpackChunkName: "zoomable" */ '@mortar/ui/charts/zoomable'),
};
