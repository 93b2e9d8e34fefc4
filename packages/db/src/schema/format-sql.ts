/** Generated SQL for a reader: a table's columns and a function's statements each on a line of their own. */
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

/**
 * MikroORM joins the statements of a trigger's body into one line, with the blanks of their indentation between them: eight in
 * an entity, two here. `no action` is what PostgreSQL does unasked.
 */
function formatStatement(line: string): string {
  return line
    .replace(/; {7}( {2,})/g, ';\n$1')
    .replace(/\$\$ begin /, '$$$$\nbegin\n  ')
    .replace(/; end; \$\$ /, ';\nend;\n$$$$ ')
    .replace(/^ {6}/, '')
    .replace(' on update no action', '')
    .replace(' on delete no action', '');
}
