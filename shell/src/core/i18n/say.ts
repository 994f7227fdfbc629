import { createIntl } from 'react-intl';
import type { Catalogue } from './catalogue.ts';

/** A text of the shell for models; components have `useIntl`. A built catalogue holds what the parser made of its texts. */
export function say({ locale, shell }: Catalogue, id: string): string {
  return createIntl({ locale, messages: shell }).formatMessage({ id });
}
