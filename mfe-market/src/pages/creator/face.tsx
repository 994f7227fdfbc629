import { BrickAvatar } from '@mortar/ui';
import { Avatar } from '@mortar/ui/data';
import { usePerson } from '#entities/person';

/** The picture of who has bound a wallet; bricks of its address where nobody has. */
export function Face({ address, className }: { address: string; className: string }) {
  const person = usePerson(address);
  if (!person?.headimgurl) return <BrickAvatar seed={person?.uid ?? address} shape="square" className={className} />;
  return <Avatar name={person.username} seed={person.uid} src={person.headimgurl} shape="square" size={88} decorative />;
}
