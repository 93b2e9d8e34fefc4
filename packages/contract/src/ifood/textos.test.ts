import { describe, expect, it } from 'vitest';
import { pagamentoDoIfood } from './pagamento.ts';
import { ENDERECO_IFOOD_SEM_RUA, enderecoDoIfood } from './regras.ts';

/**
 * Name of the case, text, address, and [form, amount, change for]; 'não diz' when the text does not mention the
 * payment.
 */
type Caso = [string, string, string, [string | null, number | null, number | null] | 'não diz'];

const textos: Caso[] = [
  [
    'a pickup before the delivery',
    'PEDIDO #4823\nRetirada: Av. Brasil, 2100 - Centro\nEntregar em: Rua Joubert de Carvalho, 623\n1x Pizza\nPago online',
    'Rua Joubert de Carvalho, 623',
    ['online', null, null],
  ],
  [
    'a pickup and a delivery without a street word',
    'Retirada: Av. Brasil, 2100\nEntregar em: Vaz Caminha, 588',
    'Vaz Caminha, 588',
    'não diz',
  ],
  ['a pickup alone', 'Retirada: Rua Néo Alves Martins, 1200\n2x Marmita', 'Rua Néo Alves Martins, 1200', 'não diz'],
  [
    'sections with the names above their streets',
    'Coleta\nPizzaria do Zé\nAv. Colombo, 5790\n\nEntrega\nMaria Souza\nRua Santos Dumont, 45\nCasa 2\n\nTotal R$ 58,00\nDinheiro na entrega',
    'Rua Santos Dumont, 45, Casa 2',
    ['dinheiro', 58, null],
  ],
  [
    'both places in one line',
    '📦 Retirada: Av. Colombo, 5790 | Entrega: Rua Mem de Sá, 1033',
    'Rua Mem de Sá, 1033',
    'não diz',
  ],
  [
    'a meal voucher at the door',
    'Pedido 77\r\nRua das Camélias, 90\r\nVale refeição na entrega R$ 72,40\r\n',
    'Rua das Camélias, 90',
    ['maquininha', 72.4, null],
  ],
  [
    'an abbreviated payment',
    'Pgto na entrega: Máquina de cartão\nEnd.: R. Vaz Caminha, 588\nTotal: R$ 31,90',
    'R. Vaz Caminha, 588',
    ['maquininha', 31.9, null],
  ],
  [
    'cash with the note in brackets',
    'AV. MANDACARU, 880 AP 32\nDINHEIRO R$ 35,00 (troco p/ 50)',
    'AV. MANDACARU, 880 AP 32',
    ['dinheiro', 35, 50],
  ],
  [
    'iFood’s slip',
    '#7312\nEndereço de entrega\nR. Pioneiro Antônio Tait, 210\nJd. Alvorada - Maringá - PR\nComplemento: bloco C, apto 41\nReferência: perto do posto\nCEP: 87033-060\n\n1x Combo família R$ 89,90\nPagamento via iFood\nNão cobrar do cliente',
    'R. Pioneiro Antônio Tait, 210, Jd. Alvorada - Maringá - PR, bloco C, apto 41',
    ['online', null, null],
  ],
  [
    'a form of fields',
    '*Novo pedido!* 🍕\n\n*Rua:* Basílio Sautchuk\n*Nº:* 388\n*Bairro:* Zona 1\n*Complemento:* -\n*Referência:* portão verde\n\n*Forma de pagamento:* Cartão de débito (levar maquininha)\n*Total:* R$ 47,50',
    'Rua Basílio Sautchuk, 388, Zona 1',
    ['maquininha', 47.5, null],
  ],
  [
    'a table with tabs',
    'Cliente\tJoão Pedro\nEndereço\tAlameda Pinheiros, 12\nBairro\tVila Esperança\nPagamento\tDinheiro\nTotal\tR$ 22,00\nTroco para\tR$ 30,00',
    'Alameda Pinheiros, 12, Vila Esperança',
    ['dinheiro', 22, 30],
  ],
  [
    'labels over their texts',
    'Endereço\nRua Tietê\nNúmero\n77\nBairro\nMaringá Velho\nComplemento\nFundos',
    'Rua Tietê, 77, Maringá Velho, Fundos',
    'não diz',
  ],
  [
    'a messenger’s line',
    '[19:42, 22/11/2026] Bia \u200e: Rua Rui Barbosa, 501 apto 8 🏢\n[19:43, 22/11/2026] Bia: vai pagar no cartão, R$ 64,00',
    'Rua Rui Barbosa, 501 apto 8',
    ['maquininha', 64, null],
  ],
  [
    'a chatty message',
    'oi boa noite!! 😊\nmanda na rua vaz caminha 588 por favor\nvou pagar em dinheiro, troco pra 100\nficou 83 reais né',
    'manda na rua vaz caminha 588 por favor',
    ['dinheiro', null, 100],
  ],
  [
    'a pin before the street',
    '🛵 Entrega\n📍 Av. Cerro Azul, 1447 - Zona 2\n💵 Dinheiro\n💰 Valor a cobrar: R$ 41,00\n🔁 Troco para: R$ 50,00',
    'Av. Cerro Azul, 1447 - Zona 2',
    ['dinheiro', 41, 50],
  ],
  [
    'a delivery before the pickup, each with its bairro',
    'Entregar em: Rua Arthur Thomas, 300\nBairro: Zona 1\nRetirada: Rua Santos Dumont, 10\nBairro: Centro\nPago pelo app',
    'Rua Arthur Thomas, 300, Zona 1',
    ['online', null, null],
  ],
  [
    'a pickup at a time, and a street that is no pickup',
    'Retirada: 19:30\nRua Guaporé, 15\nPróximo à Av. Morangueira\nPago online',
    'Rua Guaporé, 15',
    ['online', null, null],
  ],
  [
    'a choice between two ways',
    'Rua A, 1\nPagamento na entrega: dinheiro ou cartão\nTotal R$ 20,00',
    'Rua A, 1',
    [null, 20, null],
  ],
  [
    'a way that nobody knows',
    'Rua A, 1\nPagamento na entrega: fiado do seu Jorge\nTotal: 18,00',
    'Rua A, 1',
    [null, 18, null],
  ],
  [
    'an amount to collect that cannot be read',
    'Rua A, 1\nCobrar do cliente: ver na comanda',
    'Rua A, 1',
    [null, null, null],
  ],
  [
    'a part paid online, the rest at the door',
    'Rua A, 1\nPago online: R$ 20,00\nRestante na entrega: R$ 15,00 em dinheiro',
    'Rua A, 1',
    ['dinheiro', 15, null],
  ],
  [
    'a door that contradicts the app',
    'Rua A, 1\nPago pelo app\nPagamento na entrega: cartão',
    'Rua A, 1',
    [null, null, null],
  ],
  [
    'the app named in a line about the door',
    'Rua A, 1\nPagamento na entrega (pedido via iFood): dinheiro\nTotal R$ 9,00',
    'Rua A, 1',
    ['dinheiro', 9, null],
  ],
  ['a payment that did not come', 'Rua A, 1\nPagamento não foi pago\nTotal R$ 9,00', 'Rua A, 1', [null, 9, null]],
  [
    'a door without money, paid online',
    'Rua A, 1\nPAGO ONLINE\nLigar na entrega\nSem pagamento na entrega',
    'Rua A, 1',
    ['online', null, null],
  ],
  ['a door and no word about paying', 'Rua A, 1\nDocumento com foto na entrega', 'Rua A, 1', [null, null, null]],
  [
    'no fee to collect, but the order',
    'Rua A, 1\nNão cobrar taxa de entrega\nCobrar do cliente R$ 33,00 no pix',
    'Rua A, 1',
    ['maquininha', 33, null],
  ],
  [
    'a note for more than the bill',
    'Rua A, 1\nDinheiro: R$ 100,00\nTotal: R$ 45,90',
    'Rua A, 1',
    ['dinheiro', 45.9, 100],
  ],
  [
    'change that must not be forgotten',
    'Rua A, 1\nNão esquecer troco para 50\nTotal R$ 38,00',
    'Rua A, 1',
    ['dinheiro', 38, 50],
  ],
  [
    'a card’s last digits',
    'Rua A, 1\nCartão de crédito na entrega, final 1234\nTotal R$ 27,00',
    'Rua A, 1',
    ['maquininha', 27, null],
  ],
  ['a dish with a complement', 'Rua A, 1\n1x X-salada\nComplemento: bacon\n1x Suco', 'Rua A, 1', 'não diz'],
  ['only flags and hearts', '🇧🇷❤️👍🏽\nObrigado!', ENDERECO_IFOOD_SEM_RUA, 'não diz'],
];

// [pedido-ifood]
describe('a pasted order', () => {
  it.each(textos)('with %s says where it goes and how it is paid', (_caso, texto, endereco, pagamento) => {
    expect(enderecoDoIfood(texto).endereco).toBe(endereco);
    const { pagamento: como, valor_a_receber, troco_para, lido } = pagamentoDoIfood(texto);
    expect(lido ? [como, valor_a_receber, troco_para] : 'não diz').toEqual(pagamento);
  });

  it.each(textos)(
    'with %s says the same with Windows line ends, in the other normal form and indented',
    (_caso, texto) => {
      const outra = texto
        .replace(/\r/g, '')
        .split('\n')
        .map((linha) => `  ${linha} `)
        .join('\r\n')
        .normalize('NFD');
      expect(enderecoDoIfood(outra)).toEqual(enderecoDoIfood(texto));
      expect(pagamentoDoIfood(outra)).toEqual(pagamentoDoIfood(texto));
    },
  );
});
