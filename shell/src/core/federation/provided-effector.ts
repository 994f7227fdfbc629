import {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  is,
  merge,
  restore,
  sample,
  scopeBind,
  split,
} from 'effector';
import { createGate, Provider, useGate, useStoreMap, useUnit } from 'effector-react';

/** What of effector a remote may use: units and their wiring; the scope is the host's. */
export const effector = {
  allSettled,
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  createWatch,
  is,
  merge,
  restore,
  sample,
  scopeBind,
  split,
};

/** What of effector-react a remote may use. */
export const effectorReact = { createGate, Provider, useGate, useStoreMap, useUnit };
