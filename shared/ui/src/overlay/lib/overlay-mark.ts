import { createContext } from 'react';

/**
 * What stands beside the content of every overlay that is opened below: overlays lie at the end of the document, where
 * nothing else says whose they are.
 */
export const OverlayMark = createContext<React.ReactNode>(null);
