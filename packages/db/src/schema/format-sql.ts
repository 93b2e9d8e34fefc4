/** Formats generated SQL for readers, with each column on its own line. */
export function formatSql(sql: string): string {
  return sql
    .split('\n')
    .map((line) => (line.startsWith('create table ') ? formatTable(line) : formatStatement(line)))
    .join('\n');
}

/** Commas inside parentheses (`numeric(12,2)`) do not end a column. */
function formatTable(line: string): string {
  const start = line.indexOf('(');
  const end = line.lastIndexOf(')');
  const columns: string[] = [''];
  let depth = 0;
  for (const character of line.slice(start + 1, end)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) columns.push('');
    else columns[columns.length - 1] += character;
  }
  return `${line.slice(0, start)}(\n${columns.map((column) => `  ${column.trim()}`).join(',\n')}\n${line.slice(end)}`;
}

/** Removes `no action`, which is PostgreSQL's default. */
const formatStatement = (line: string): string =>
  line.replace(' on update no action', '').replace(' on delete no action', '');
