import type { AreaState } from '@mortar/host';
import { DEFAULT_LOCALE, isLocale, ownEntry } from '@mortar/protocol';
import { Icon, type IconName } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Areas that this page has words for, by registry name; of any other it shows the registry's title and a brick. */
const ICONS: Readonly<Record<string, IconName>> = {
  community: 'video',
  im: 'message',
  market: 'store',
  quiz: 'question',
  gamehub: 'gamepad',
  auth: 'wallet',
};

interface Props {
  area: AreaState;
}

export function AreaIcon({ area, ...rest }: Props & { className?: string; size?: number }) {
  return <Icon name={ownEntry(ICONS, area.name) ?? 'brick'} {...rest} />;
}

/** The area's name: this page's own words for it, else the registry's. */
export function AreaTitle({ area: { name, title } }: Props) {
  const { locale } = useIntl();
  if (ownEntry(ICONS, name)) return <FormattedMessage id={`gamehub.area.${name}.title`} />;
  return title[isLocale(locale) ? locale : DEFAULT_LOCALE];
}

/** What the area is for, where this page has words for it. */
export function AreaText({ area: { name }, className }: Props & { className: string | undefined }) {
  if (!ownEntry(ICONS, name)) return null;
  return (
    <p className={className}>
      <FormattedMessage id={`gamehub.area.${name}.text`} />
    </p>
  );
}
