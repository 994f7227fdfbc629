import { createRequest } from '@mortar/client';
import { $locale } from '@mortar/host';
import { Button } from '@mortar/ui';
import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Link } from 'react-router-dom';
import { $count } from './model.ts';

declare global {
  interface Window {
    /** What each remote got for a singleton: one export of each, by share key. */
    mortarProbe?: Record<string, Record<string, unknown>>;
    /** Id of each remote's own store, by which a scope is written down and read back. */
    mortarStoreIds?: Record<string, string | null>;
  }
}

/** Leaves what this remote imports of the singletons where a test can compare it. */
export function leaveProbe(): void {
  window.mortarStoreIds = { ...window.mortarStoreIds, alpha: $count.sid };
  window.mortarProbe = {
    ...window.mortarProbe,
    alpha: {
      react: useState,
      'react-dom': createPortal,
      'react-router': useLocation,
      'react-router-dom': Link,
      effector: createStore,
      'effector-react': useUnit,
      'react-intl': useIntl,
      '@mortar/host': $locale,
      '@mortar/client': createRequest,
      '@mortar/ui': Button,
    },
  };
}
