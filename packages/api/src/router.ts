import { avaliacoesRouter } from './avaliacoes/rotas.ts';
import { chatRouter } from './chat/rotas.ts';
import { comerciosRouter } from './comercios/rotas.ts';
import { entregadoresRouter } from './entregadores/rotas.ts';
import { entregadoresSuporteRouter } from './entregadores/suporte-rotas.ts';
import { entregasRouter } from './entregas/rotas.ts';
import { eventosRouter } from './eventos/rotas.ts';
import { filaRouter } from './fila/rotas.ts';
import { fotosRouter } from './fotos/rotas.ts';
import { ofertasRouter } from './ofertas/rotas.ts';
import { publicoRouter } from './publico/rotas.ts';
import { pushRouter } from './push/rotas.ts';
import { rankingRouter } from './ranking/rotas.ts';
import { relatoriosRouter } from './relatorios/rotas.ts';
import { senhasRouter } from './senhas/rotas.ts';
import { sessaoRouter } from './sessao/rotas.ts';
import { solicitacoesRouter } from './solicitacoes/rotas.ts';
import { suspensoesRouter } from './suspensoes/rotas.ts';
import { router, t } from './trpc/init.ts';

/** Every call of the product, one router per noun; REST serves the same procedures (docs/decisions/0008-rest-and-trpc.md). */
export const appRouter = router({
  avaliacoes: avaliacoesRouter,
  chat: chatRouter,
  comercios: comerciosRouter,
  entregadores: t.mergeRouters(entregadoresRouter, entregadoresSuporteRouter),
  entregas: entregasRouter,
  eventos: eventosRouter,
  fila: filaRouter,
  fotos: fotosRouter,
  ofertas: ofertasRouter,
  publico: publicoRouter,
  push: pushRouter,
  ranking: rankingRouter,
  relatorios: relatoriosRouter,
  senhas: senhasRouter,
  sessao: sessaoRouter,
  solicitacoes: solicitacoesRouter,
  suspensoes: suspensoesRouter,
});

export type AppRouter = typeof appRouter;
