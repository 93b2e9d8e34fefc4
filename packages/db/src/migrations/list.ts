import type { NamedMigration } from '../migrate/migration.ts';
import { initial } from './20261123163844-initial.ts';
import { chaveEventosLer } from './20261123201149-chave-eventos-ler.ts';
import { aplicativos } from './20261123201327-aplicativos.ts';
import { chaveOrigens } from './20261123201723-chave-origens.ts';
import { pontoDeVenda } from './20261123204122-ponto-de-venda.ts';
import { referenciaUnica } from './20261123204123-referencia-unica.ts';
import { cotacao } from './20261123204428-cotacao.ts';
import { appsDePedidos } from './20261123211415-apps-de-pedidos.ts';
import { appsDePedidosValidar } from './20261123211600-apps-de-pedidos-validar.ts';
import { localizacao } from './20261124032120-localizacao.ts';
import { localizacaoValidar } from './20261124032121-localizacao-validar.ts';
import { ofertaPorEnvio } from './20261124093629-oferta-por-envio.ts';
import { numeros } from './20261125225630-numeros.ts';
import { numerosValidar } from './20261125225631-numeros-validar.ts';
import { segundoFator } from './20261125225646-segundo-fator.ts';
import { segundoFatorValidar } from './20261125225647-segundo-fator-validar.ts';
import { recebimentos } from './20261125225659-recebimentos.ts';
import { recebimentosValidar } from './20261125225700-recebimentos-validar.ts';
import { codigoDoApp } from './20261125225742-codigo-do-app.ts';
import { faturaAjuste } from './20261126024455-fatura-ajuste.ts';
import { faturaAjusteValidar } from './20261126024456-fatura-ajuste-validar.ts';
import { devolver } from './20261128080000-devolver.ts';
import { voltaALoja } from './20261128121821-volta-a-loja.ts';
import { motivosDaLoja } from './20261128122122-motivos-da-loja.ts';
import { motivosDaLojaValidar } from './20261128122123-motivos-da-loja-validar.ts';
import { bairroSemZeros } from './20261128130000-bairro-sem-zeros.ts';
import { acordarPrimeiro } from './20261128190000-acordar-primeiro.ts';
import { acordarPrimeiroValidar } from './20261128190001-acordar-primeiro-validar.ts';
import { atoRecusado } from './20261128210009-ato-recusado.ts';
import { acordarQuemAtende } from './20261129020000-acordar-quem-atende.ts';
import { cidadeViva } from './20261129030000-cidade-viva.ts';
import { linkDeAcesso } from './20261129113816-link-de-acesso.ts';
import { linkDeAcessoValidar } from './20261129113817-link-de-acesso-validar.ts';
import { registro } from './20261129113859-registro.ts';
import { configuracaoDita } from './20261129113920-configuracao-dita.ts';
import { avisoDoCadastro } from './20261129120000-aviso-do-cadastro.ts';
import { avisoDoCadastroValidar } from './20261129120001-aviso-do-cadastro-validar.ts';
import { avisoDoTelefone } from './20261129153000-aviso-do-telefone.ts';
import { avisoDoTelefoneValidar } from './20261129153001-aviso-do-telefone-validar.ts';
import { taxaDita } from './20261129162500-taxa-dita.ts';

/** Every migration, in order. `npm run migration -- create` writes this file. */
export const migrations: NamedMigration[] = [
  { name: '20261123163844-initial', ...initial },
  { name: '20261123201149-chave-eventos-ler', ...chaveEventosLer },
  { name: '20261123201327-aplicativos', ...aplicativos },
  { name: '20261123201723-chave-origens', ...chaveOrigens },
  { name: '20261123204122-ponto-de-venda', ...pontoDeVenda },
  { name: '20261123204123-referencia-unica', ...referenciaUnica },
  { name: '20261123204428-cotacao', ...cotacao },
  { name: '20261123211415-apps-de-pedidos', ...appsDePedidos },
  { name: '20261123211600-apps-de-pedidos-validar', ...appsDePedidosValidar },
  { name: '20261124032120-localizacao', ...localizacao },
  { name: '20261124032121-localizacao-validar', ...localizacaoValidar },
  { name: '20261124093629-oferta-por-envio', ...ofertaPorEnvio },
  { name: '20261125225630-numeros', ...numeros },
  { name: '20261125225631-numeros-validar', ...numerosValidar },
  { name: '20261125225646-segundo-fator', ...segundoFator },
  { name: '20261125225647-segundo-fator-validar', ...segundoFatorValidar },
  { name: '20261125225659-recebimentos', ...recebimentos },
  { name: '20261125225700-recebimentos-validar', ...recebimentosValidar },
  { name: '20261125225742-codigo-do-app', ...codigoDoApp },
  { name: '20261126024455-fatura-ajuste', ...faturaAjuste },
  { name: '20261126024456-fatura-ajuste-validar', ...faturaAjusteValidar },
  { name: '20261128080000-devolver', ...devolver },
  { name: '20261128121821-volta-a-loja', ...voltaALoja },
  { name: '20261128122122-motivos-da-loja', ...motivosDaLoja },
  { name: '20261128122123-motivos-da-loja-validar', ...motivosDaLojaValidar },
  { name: '20261128130000-bairro-sem-zeros', ...bairroSemZeros },
  { name: '20261128190000-acordar-primeiro', ...acordarPrimeiro },
  { name: '20261128190001-acordar-primeiro-validar', ...acordarPrimeiroValidar },
  { name: '20261128210009-ato-recusado', ...atoRecusado },
  { name: '20261129020000-acordar-quem-atende', ...acordarQuemAtende },
  { name: '20261129030000-cidade-viva', ...cidadeViva },
  { name: '20261129113816-link-de-acesso', ...linkDeAcesso },
  { name: '20261129113817-link-de-acesso-validar', ...linkDeAcessoValidar },
  { name: '20261129113859-registro', ...registro },
  { name: '20261129113920-configuracao-dita', ...configuracaoDita },
  { name: '20261129120000-aviso-do-cadastro', ...avisoDoCadastro },
  { name: '20261129120001-aviso-do-cadastro-validar', ...avisoDoCadastroValidar },
  { name: '20261129153000-aviso-do-telefone', ...avisoDoTelefone },
  { name: '20261129153001-aviso-do-telefone-validar', ...avisoDoTelefoneValidar },
  { name: '20261129162500-taxa-dita', ...taxaDita },
];
