import type { AreaState } from '@mortar/host';
import { DEFAULT_LOCALE, isLocale } from '@mortar/protocol';
import { FormattedMessage, useIntl } from 'react-intl';
import { AREA_COPY } from './area-copy.ts';

interface Props {
  area: AreaState;
}

/** The area's name: this page's own words for it, else the registry's. */
export function AreaTitle({ area }: Props) {
  const { locale } = useIntl();
  const copy = AREA_COPY[area.name];
  if (copy) return <FormattedMessage id={copy.titleId} />;
  return area.title[isLocale(locale) ? locale : DEFAULT_LOCALE];
}
