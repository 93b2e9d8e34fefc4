import { Bloco, BlocoCorpo } from '../bloco/bloco.tsx';
import { FotoDaLoja } from './foto-da-loja.tsx';
import { LocalDaLoja } from './local-da-loja.tsx';

/** The part 'Loja': the shop's place and its photo. */
export const Loja = () => (
  <>
    <Bloco title="Local da loja" texto="Quem entrega vê o endereço e abre o mapa em cada oferta e entrega.">
      <LocalDaLoja />
    </Bloco>
    <Bloco title="Foto do comércio" texto="Aparece para quem entrega em cada oferta e no chat.">
      <BlocoCorpo>
        <FotoDaLoja />
      </BlocoCorpo>
    </Bloco>
  </>
);
