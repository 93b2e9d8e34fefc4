import { ThemeChoice } from '@corre/ui/theme-choice/theme-choice.tsx';
import { AlterarSenha } from '../senha/alterar-senha.tsx';
import { FotoDaLoja } from './foto-da-loja.tsx';
import { LinkDaLoja } from './link-da-loja.tsx';
import { Secao } from './secao.tsx';
import { SomDasMensagens } from './som-das-mensagens.tsx';

/** Photo, map link, password (specification §2), and what this browser remembers. */
export function Configuracoes() {
  return (
    <div className="mx-auto grid max-w-[880px] grid-cols-1 gap-4 sm:gap-6">
      <h1>Configurações</h1>
      <Secao titulo="Foto do comércio" texto="Aparece para o entregador em cada oferta e no chat.">
        <FotoDaLoja />
      </Secao>
      <Secao titulo="Link da loja no mapa" texto="Fica salvo só neste navegador; em cada solicitação, um toque o usa.">
        <LinkDaLoja />
      </Secao>
      <Secao titulo="Alterar senha" texto="As outras sessões deste comércio são encerradas.">
        <AlterarSenha />
      </Secao>
      <Secao titulo="Som das mensagens" texto="Toca a cada 1,5 s enquanto houver mensagem não lida no chat.">
        <SomDasMensagens />
      </Secao>
      <Secao titulo="Aparência">
        <ThemeChoice />
      </Secao>
    </div>
  );
}
