import { PasswordField, type PasswordFieldProps } from '@mortar/ui/fields';
import { useIntl } from 'react-intl';
import { metRules, type RuleName } from './rules.ts';

interface Props extends Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'autoComplete' | 'rules'> {
  /** Its name where there are two of them. */
  label?: string;
}

const ORDER: readonly RuleName[] = ['length', 'uppercase', 'digit'];

/** The password of an account that exists. */
export function KnownPasswordField(props: Props) {
  return <PasswordField name="password" {...useLabels()} {...props} autoComplete="current-password" />;
}

/** The password of an account that is being made, with what is met of the rules so far. */
export function NewPasswordField(props: Props) {
  const { formatMessage } = useIntl();
  const met = metRules(props.value);
  const metLabel = formatMessage({ id: 'auth.password.met' });
  const rules = ORDER.map((rule) => ({ label: formatMessage({ id: `auth.password.${rule}` }), isMet: met[rule], metLabel }));
  return <PasswordField name="password" {...useLabels()} {...props} autoComplete="new-password" rules={rules} />;
}

function useLabels() {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage({ id: 'auth.password.label' }),
    showLabel: formatMessage({ id: 'auth.password.show' }),
    hideLabel: formatMessage({ id: 'auth.password.hide' }),
  };
}
