import { BrickAvatar, Icon, Logo, Tag, VisuallyHidden } from '../../index.ts';
import { ICON_PATHS, type IconName } from '../../icon/icon-paths.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

const ICONS = Object.keys(ICON_PATHS) as IconName[];
const SEEDS = ['kiln', 'glaze', 'mortar', 'course', 'bond', 'header', 'stretcher', 'clay'];
const TONES = ['neutral', 'ember', 'glaze', 'iris', 'danger', 'warn', 'info'] as const;

/** Logo, icons, avatars, tags. */
export function Marks() {
  return (
    <>
      <Example title="Logo" code="<Logo size={22} label={name} />">
        <Logo size={16} />
        <Logo size={22} />
        <Logo size={44} label="Mortar" />
      </Example>
      <Example title="Icon" code={'<Icon name="home" />'}>
        {ICONS.map((name) => (
          <span key={name} className={styles.cell}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </Example>
      <Example title="Icon sizes" code={'<Icon name="globe" size={16} />'}>
        {[16, 20, 24, 32].map((size) => (
          <Icon key={size} name="globe" size={size} />
        ))}
      </Example>
      <Example title="BrickAvatar" code={'<BrickAvatar seed={address} size={40} />'}>
        {SEEDS.map((seed) => (
          <BrickAvatar key={seed} seed={seed} />
        ))}
        <BrickAvatar seed="kiln" size={64} shape="square" label="Generated picture" />
      </Example>
      <Example title="Tag" code={'<Tag tone="glaze">{label}</Tag>'}>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Example>
      <Example title="VisuallyHidden" code="<VisuallyHidden>{text}</VisuallyHidden>">
        <p>
          There is a word here<VisuallyHidden> that only readers meet</VisuallyHidden>.
        </p>
      </Example>
    </>
  );
}
