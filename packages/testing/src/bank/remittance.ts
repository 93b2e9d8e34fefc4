/** A payment as a bank reads it from the two records of its segments A and B. */
export interface BankPayment {
  lot: number;
  name: string;
  ownNumber: string;
  payOn: string;
  cents: bigint;
  /** 01 phone, 02 e-mail, 03 CPF, 04 random */
  initiation: string;
  cpf: string;
  txid: string;
  key: string;
}

/** A file of payments as a bank reads it. */
export interface Remittance {
  bank: string;
  companyDocument: string;
  agreement: string;
  branch: string;
  branchDigit: string;
  account: string;
  accountDigit: string;
  companyName: string;
  madeOn: string;
  madeAt: string;
  fileNumber: number;
  payments: BankPayment[];
  lots: number;
  cents: bigint;
}

const at = (record: string, from: number, to: number): string => record.slice(from - 1, to);
const number = (record: string, from: number, to: number): bigint => {
  const digits = at(record, from, to);
  if (!/^\d+$/.test(digits)) throw new Error(`no number at ${from}-${to}: '${digits}'`);
  return BigInt(digits);
};
const must = (true_: boolean, what: string): void => {
  if (!true_) throw new Error(what);
};
const equal = (record: string, from: number, to: number, expected: string): void =>
  must(at(record, from, to) === expected, `${from}-${to} is '${at(record, from, to)}', not '${expected}'`);

/** Splits the file into lines of 240 ASCII characters, each ended by CR LF. */
function recordsOf(text: string): string[] {
  must(text.endsWith('\r\n'), 'the last line has no end');
  const records = text.slice(0, -2).split('\r\n');
  for (const [i, record] of records.entries()) {
    must(record.length === 240, `line ${i + 1} has ${record.length} characters`);
    must(/^[\x20-\x7e]+$/.test(record), `line ${i + 1} has characters outside ASCII`);
  }
  return records;
}

function readPayment(a: string, b: string, lot: number, sequence: number): BankPayment {
  for (const [record, segment, i] of [
    [a, 'A', sequence],
    [b, 'B', sequence + 1],
  ] as const) {
    equal(record, 8, 8, '3');
    equal(record, 14, 14, segment);
    must(number(record, 4, 7) === BigInt(lot), 'a detail of another lot');
    must(number(record, 9, 13) === BigInt(i), `sequence ${at(record, 9, 13)} is not ${i}`);
  }
  equal(a, 18, 20, '009');
  equal(a, 21, 23, '000');
  equal(a, 102, 104, 'BRL');
  equal(a, 231, 240, ' '.repeat(10));
  equal(b, 18, 18, '1');
  must(/^[A-Z0-9 .,/&-]+$/.test(at(a, 44, 73)), `a name that a bank refuses: ${at(a, 44, 73)}`);
  return {
    lot,
    name: at(a, 44, 73).trimEnd(),
    ownNumber: at(a, 74, 93).trimEnd(),
    payOn: at(a, 94, 101),
    cents: number(a, 120, 134),
    initiation: at(b, 15, 17).trimEnd(),
    cpf: at(b, 22, 32),
    txid: at(b, 33, 67).trimEnd(),
    key: at(b, 128, 226).trimEnd(),
  };
}

function readLot(records: readonly string[], lot: number): { payments: BankPayment[]; used: number } {
  const [start = ''] = records;
  equal(start, 4, 13, `${String(lot).padStart(4, '0')}1C2045`);
  equal(start, 14, 16, '046');
  const payments: BankPayment[] = [];
  let next = 1;
  for (; at(records[next] ?? '', 8, 8) === '3'; next += 2) {
    payments.push(readPayment(records[next] ?? '', records[next + 1] ?? '', lot, next));
  }
  const end = records[next] ?? '';
  equal(end, 4, 8, `${String(lot).padStart(4, '0')}5`);
  must(number(end, 18, 23) === BigInt(next + 1), `the lot says ${at(end, 18, 23)} records and has ${next + 1}`);
  const cents = payments.reduce((sum, payment) => sum + payment.cents, 0n);
  must(number(end, 24, 41) === cents, `the lot says ${at(end, 24, 41)} and has ${cents}`);
  return { payments, used: next + 1 };
}

/**
 * Reads a payment file as a bank would. Written from FEBRABAN's public layout, on purpose without code of the writer.
 * Throws at everything that a bank would refuse: lengths, sequences, counts, sums.
 */
export function readRemittance(text: string): Remittance {
  const records = recordsOf(text);
  const start = records[0] ?? '';
  const end = records.at(-1) ?? '';
  for (const record of records) equal(record, 1, 3, at(start, 1, 3));
  equal(start, 4, 8, '00000');
  equal(start, 18, 18, '2');
  equal(start, 143, 143, '1');
  equal(start, 164, 166, '103');
  equal(end, 4, 8, '99999');
  const payments: BankPayment[] = [];
  let used = 1;
  let lots = 0;
  while (used < records.length - 1) {
    const lot = readLot(records.slice(used), lots + 1);
    equal(records[used] ?? '', 18, 102, at(start, 18, 102));
    payments.push(...lot.payments);
    used += lot.used;
    lots += 1;
  }
  must(number(end, 18, 23) === BigInt(lots), `the file says ${at(end, 18, 23)} lots and has ${lots}`);
  must(number(end, 24, 29) === BigInt(records.length), `the file says ${at(end, 24, 29)} records`);
  return {
    bank: at(start, 1, 3),
    companyDocument: at(start, 19, 32),
    agreement: at(start, 33, 52).trimEnd(),
    branch: at(start, 53, 57),
    branchDigit: at(start, 58, 58),
    account: at(start, 59, 70),
    accountDigit: at(start, 71, 72).trimEnd(),
    companyName: at(start, 73, 102).trimEnd(),
    madeOn: at(start, 144, 151),
    madeAt: at(start, 152, 157),
    fileNumber: Number(number(start, 158, 163)),
    payments,
    lots,
    cents: payments.reduce((sum, payment) => sum + payment.cents, 0n),
  };
}

/** Returns the bank's answer for one payment: up to five codes of table G059, such as `00`, `BD` or `AGPJ`. */
type BankSays = (ownNumber: string, i: number) => string;

const put = (record: string, from: number, text: string): string =>
  record.slice(0, from - 1) + text + record.slice(from - 1 + text.length);

const pairOf = (records: string[], i: number): boolean => records[i]?.[7] === '3' && records[i]?.[13] === 'A';

/**
 * Returns the bank's return file for a payment file. Each payment gets its codes and, if it was made, the day, the
 * amount and a number of the bank. Written from the public layout, independent of the code that reads it.
 */
export function answerRemittance(remittance: string, says: BankSays): string {
  const records = remittance.replace(/\r\n$/, '').split('\r\n');
  let i = 0;
  const answered = records.map((record, n) => {
    if (n === 0) return put(put(record, 143, '2'), 158, '000901');
    if (!pairOf(records, n)) return record;
    const codes = says(record.slice(73, 93).trim(), i);
    i += 1;
    const made = codes.startsWith('00');
    const done = made ? put(put(record, 135, `E${i}`), 155, record.slice(93, 101) + record.slice(119, 134)) : record;
    return put(done, 231, codes.padEnd(10));
  });
  return `${answered.join('\r\n')}\r\n`;
}

/** Returns the file with changed characters from a position of one record on, as after tampering. */
export function tamper(file: string, record: number, from: number, text: string): string {
  const records = file.split('\r\n');
  return records.map((line, i) => (i === record ? put(line, from, text) : line)).join('\r\n');
}
