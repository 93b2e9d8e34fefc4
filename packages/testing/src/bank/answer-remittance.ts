/** Returns the bank's answer for one payment: up to five codes of table G059, such as `00`, `BD` or `AGPJ`. */
export type BankSays = (ownNumber: string, i: number) => string;

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
