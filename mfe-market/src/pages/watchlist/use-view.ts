import { useAddress } from '../../lib/use-address.ts';
import { readView, searchOfView } from './view.ts';

/** What the watchlist shows, and the way to something else. */
export const useView = () => useAddress(readView, searchOfView);
