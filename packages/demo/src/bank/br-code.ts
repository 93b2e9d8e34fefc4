/** Fields of an EMV code by their two-digit id, in order. */
type Fields = ReadonlyMap<string, string>;

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE over the ASCII text, as four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the text without accents and in the length that the code allows. */
const plain = (text: string, length: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, length)
    .trim();

/**
 * Returns the dynamic BR Code that leads to a charge's location. The amount stands at the location, not in the code.
 */
export function dynamicBrCode(location: string, { nome, cidade }: { nome: string; cidade: string }): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', plain(nome, 25)),
    field('60', plain(cidade, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** Reads the fields of one level. Throws if a length does not fit. */
function fieldsOf(text: string): Fields {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!/^\d{4}$/.test(text.slice(at, at + 4)) || value.length !== length)
      throw new Error('BR Code com campo partido');
    fields.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

/** What a payer's app finds in a BR Code: a location, or a key with what the static code fixes. */
export interface BrCode {
  location: string | null;
  chave: string | null;
  /** as text of the format `MONEY`; null if the payer types it */
  valor: string | null;
  txid: string | null;
}

/** Reads a BR Code like a payer's app. Throws if its checksum or its structure is wrong. */
export function readBrCode(code: string): BrCode {
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) throw new Error('BR Code com CRC errado');
  const fields = fieldsOf(code);
  const account = fieldsOf(fields.get('26') ?? '');
  if (account.get('00')?.toLowerCase() !== 'br.gov.bcb.pix') throw new Error('BR Code que não é do Pix');
  const txid = fieldsOf(fields.get('62') ?? '').get('05') ?? null;
  return {
    location: account.get('25') ?? null,
    chave: account.get('01') ?? null,
    valor: fields.get('54') ?? null,
    txid: txid === '***' ? null : txid,
  };
}
