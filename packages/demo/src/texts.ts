import type { AcaoProblema, MotivoProblema, STATUS_EM_ANDAMENTO } from '@corre/contract/vocabulario.ts';

/** The texts of the demonstration: streets of Maringá, notes, ratings, chats. Names and numbers are invented. */

export const ENDERECOS = [
  'Av. Brasil, 3520, Zona 1',
  'Av. Herval, 640, Zona 1',
  'Av. Tiradentes, 1105, Zona 1',
  'Av. Colombo, 5790, Zona 7',
  'Av. Mandacaru, 1890, Jardim Universitário',
  'Av. Morangueira, 2315, Vila Morangueira',
  'Av. Cerro Azul, 778, Zona 2',
  'Av. Pedro Taques, 1460, Jardim Alvorada',
  'Av. São Paulo, 1061, Zona 1',
  'Av. Paraná, 890, Zona 1',
  'Av. Laguna, 1222, Zona 3',
  'Av. Tuiuti, 2540, Vila Morangueira',
  'Av. Guaiapó, 3011, Jardim Liberdade',
  'Av. Kakogawa, 1475, Parque das Grevíleas',
  'Av. Nóbrega, 455, Zona 4',
  'Av. Humaitá, 1130, Zona 4',
  'Av. Dr. Luiz Teixeira Mendes, 1833, Zona 5',
  'Av. Alziro Zarur, 910, Vila Vardelina',
  'Av. Itororó, 867, Zona 2',
  'Rua Neo Alves Martins, 2447, Zona 1',
  'Rua Santos Dumont, 2166, Zona 1',
  'Rua Joubert de Carvalho, 623, Zona 1',
  'Rua Piratininga, 515, Zona 1',
  'Rua Arthur Thomas, 877, Zona 1',
  'Rua Marechal Deodoro, 1320, Zona 7',
  'Rua Paranaguá, 408, Zona 7',
  'Rua Martin Afonso, 1571, Zona 2',
  'Rua Vereador Basílio Sautchuk, 388, Zona 1',
  'Rua Mitsuzo Taguchi, 221, Vila Nova',
  'Rua Monsenhor Kimura, 140, Vila Santo Antônio',
  'Rua Quintino Bocaiúva, 1290, Zona 7',
  'Rua Lopes Trovão, 344, Zona 4',
  'Rua Rio Juruá, 455, Jardim Alvorada',
  'Rua Bogotá, 1218, Jardim Alvorada',
  'Rua Pioneiro José Tel, 402, Jardim Alvorada',
  'Av. Sophia Rasgulaeff, 1650, Jardim Alvorada',
] as const;

/** Returns the bairro of an address: its last part. */
export const bairroDe = (endereco: string): string => endereco.slice(endereco.lastIndexOf(', ') + 2);

/** The bairros of these addresses. */
export const BAIRROS = [...new Set(ENDERECOS.map(bairroDe))];

export const OBSERVACOES = [
  'Portão azul, interfone 12',
  'Deixar na portaria com o Sr. Nilton',
  'Apartamento 304, bloco B',
  'Entregar na recepção, 2º andar',
  'Cuidado com o cachorro',
  'Ligar ao chegar, campainha estragada',
  'Chamar no WhatsApp quando estiver na rua',
  'Casa dos fundos',
] as const;

/** Returns an iFood text. `pagamento` holds the lines about the payment. */
export const pedidoIfood = (numero: number, endereco: string, pagamento: string) =>
  `Pedido #${numero}\n${endereco}\n2x ${numero % 2 ? 'Pizza grande calabresa' : 'Açaí 500 ml'}\n1x Refrigerante 2 L\n${pagamento}`;

/** Comments by rating. Rating 1 has none in the demonstration. */
export const COMENTARIOS: Record<number, readonly [string, ...string[]]> = {
  2: ['Demorou bastante para sair.'],
  3: ['Chegou, mas o lanche estava frio.', 'Podia avisar quando atrasar.'],
  4: ['Bom atendimento.', 'Tudo certo, só demorou um pouco na retirada.', 'Educado com o cliente.'],
  5: [
    'Rápida e muito educada!',
    'Excelente, cliente elogiou.',
    'Sempre pontual.',
    'Chegou antes do previsto.',
    'Cuidado com a embalagem nota dez.',
  ],
};

/** Chats. The first word of each message names the sender. */
export const CONVERSAS: readonly [Conversa, ...Conversa[]] = [
  [
    ['comercio', 'Já está pronto, pode vir!'],
    ['entregador', 'Chego em 5 minutos'],
  ],
  [
    ['entregador', 'Boa noite! Estou a caminho da loja'],
    ['comercio', 'Beleza, é só pedir no balcão'],
    ['entregador', 'Combinado 👍'],
  ],
  [
    ['entregador', 'O interfone não responde'],
    ['comercio', 'Vou ligar para o cliente'],
    ['comercio', 'Ele está descendo'],
    ['entregador', 'Entregue, obrigado!'],
  ],
  [
    ['comercio', 'Leva a maquininha, por favor'],
    ['entregador', 'Peguei, está comigo'],
  ],
  [
    ['comercio', 'O cliente pediu para deixar na portaria'],
    ['entregador', 'Deixei com o porteiro'],
    ['comercio', 'Perfeito, valeu!'],
  ],
];

type Conversa = readonly (readonly ['comercio' | 'entregador', string])[];

/** An answer in a chat, the same in each step or one for each. `{endereco}` and `{codigo}` are filled in. */
export type Dizer = string | Record<(typeof STATUS_EM_ANDAMENTO)[number], string>;

/** The answers of one side. The first line counts whose words a message has, in small letters without accents. */
interface Respostas {
  linhas: readonly { palavras: RegExp; diz: Dizer }[];
  /** to any other question */
  pergunta: string;
  /** to anything else */
  outra: string;
}

const OI = { palavras: /bom dia|boa tarde|boa noite|\bola\b|\boi\b/, diz: 'Oi! Pode falar.' };

/** What a shop answers its courier. */
export const LOJA_RESPONDE: Respostas = {
  linhas: [
    { palavras: /codigo/, diz: 'O cliente diz: {codigo}.' },
    { palavras: /portaria|porteiro|vizinh/, diz: 'Pode deixar na portaria.' },
    { palavras: /interfone|campainha|ninguem|nao (atende|responde|abre)/, diz: 'Vou ligar para o cliente.' },
    {
      palavras: /endereco|numero|bloco|apartamento|onde fica|referencia|nao (acho|achei|encontr)/,
      diz: 'O endereço é {endereco}.',
    },
    { palavras: /troco|dinheiro|maquininha|cartao|\bpix\b|cobr|pagamento/, diz: 'O que cobrar está na sua tela.' },
    { palavras: /atras|transito|chuva|pneu|demorar/, diz: 'Tudo bem, vá com calma.' },
    {
      palavras: /pronto|demora|falta|quanto tempo/,
      diz: {
        aceita: 'Sai em 5 minutos.',
        em_retirada: 'Sai em 5 minutos.',
        em_entrega: 'Tudo bem, o cliente está esperando.',
      },
    },
    {
      palavras: /cheguei|estou (aqui|na)|balcao/,
      diz: {
        aceita: 'Já levo até você.',
        em_retirada: 'Já levo até você.',
        em_entrega: 'Certo, o cliente já vem.',
      },
    },
    {
      palavras: /caminho|chego|chegando|\bindo\b|minuto|sai da loja/,
      diz: {
        aceita: 'Beleza, é só pedir no balcão.',
        em_retirada: 'Certo, estamos no balcão.',
        em_entrega: 'Certo, vou avisar o cliente.',
      },
    },
    { palavras: /entregue|entreguei|deixei/, diz: 'Perfeito, valeu!' },
    { palavras: /obrigad|valeu|combinado|beleza|certo|\bok\b|👍/, diz: 'Boa entrega!' },
    OI,
  ],
  pergunta: 'Pode fazer como achar melhor.',
  outra: 'Certo, obrigado por avisar.',
};

/** What a courier answers the shop. */
export const ENTREGADOR_RESPONDE: Respostas = {
  linhas: [
    { palavras: /ligando/, diz: 'Obrigado, espero aqui.' },
    { palavras: /aguard|esper/, diz: 'Claro, espero.' },
    {
      palavras: /troco|dinheiro|maquininha/,
      diz: { aceita: 'Levo comigo.', em_retirada: 'Levo comigo.', em_entrega: 'Está comigo.' },
    },
    {
      palavras: /onde|cade|demora|quanto tempo|falta|chega|chegou/,
      diz: {
        aceita: 'Chego na loja em 5 minutos.',
        em_retirada: 'Estou no balcão.',
        em_entrega: 'Chego no cliente em 5 minutos.',
      },
    },
    {
      palavras: /pronto|pode vir|venha|balcao/,
      diz: { aceita: 'Chego em 5 minutos.', em_retirada: 'Já pego.', em_entrega: 'Já está comigo.' },
    },
    {
      palavras: /portaria|porteiro|interfone|campainha|liga|bloco|apartamento|casa|endereco|cuidado/,
      diz: 'Combinado, faço assim.',
    },
    { palavras: /obrigad|valeu|combinado|beleza|certo|\bok\b|👍/, diz: 'Disponha!' },
    OI,
  ],
  pergunta: 'Pode deixar comigo.',
  outra: 'Certo, pode deixar.',
};

/** What a shop answers a courier who cannot go on. */
interface RespostaAoProblema {
  acao: AcaoProblema;
  mensagem: string;
}

/** The answers to a problem on the way or at the counter. A parcel that is in hand can come back. */
export const PROBLEMAS_RESPONDIDOS: Record<MotivoProblema, RespostaAoProblema> = {
  ninguem_atende: { acao: 'tentar_de_novo', mensagem: 'Liguei para o cliente: ele está descendo.' },
  endereco_errado: { acao: 'novo_endereco', mensagem: 'Trocamos o número, desculpe.' },
  cliente_recusa: { acao: 'trazer_de_volta', mensagem: 'Tudo bem, traga de volta.' },
  avariado: { acao: 'tentar_de_novo', mensagem: 'Fazemos outro, espere no balcão.' },
  pane: { acao: 'tentar_de_novo', mensagem: 'Sem pressa. Siga quando puder.' },
  outro: { acao: 'tentar_de_novo', mensagem: 'Certo. Siga quando puder.' },
  nao_pronto: { acao: 'tentar_de_novo', mensagem: 'Sai em 5 minutos, espere no balcão.' },
  loja_fechada: { acao: 'tentar_de_novo', mensagem: 'Estamos abertos: toque a campainha.' },
};
/** The answer to a parcel that is damaged on the way. */
export const AVARIADO_NA_RUA: RespostaAoProblema = {
  acao: 'trazer_de_volta',
  mensagem: 'Traga de volta, fazemos outro.',
};
/** The answer when nobody opens for the second time. */
export const NINGUEM_DE_NOVO: RespostaAoProblema = {
  acao: 'trazer_de_volta',
  mensagem: 'O cliente sumiu. Traga de volta.',
};
/** What support says when it lets a delivery end without its code. */
export const SEM_CODIGO = 'Liberado: entregue sem o código.';
