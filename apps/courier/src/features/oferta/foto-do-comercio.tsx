import { Avatar } from '@corre/ui/kit/avatar/avatar.tsx';
import { usePhoto } from '@corre/ui/shell/use-photo.ts';

const LADO = 44;

/** The shop's photo beside its name, so that the courier recognises the shop. Renders nothing without a photo. */
export function FotoDoComercio({ comercio }: { comercio: string }) {
  const { src } = usePhoto({ user_type: 'comercio', user_id: comercio }, LADO);
  return src && <Avatar src={src} user_type="comercio" size={LADO} shape="quadrada" />;
}
