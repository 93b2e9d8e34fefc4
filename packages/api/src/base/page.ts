/**
 * Where a paged list goes on. The list notes it, and the transport answers it as a header (transport/rest/links.ts).
 */
export class Page {
  /** the cursor of the next page: the id of this page's last row; null if this page is the last one */
  next: number | null = null;
}

interface Cut<Row> {
  /** the rows of a page */
  max: number;
  page: Page | undefined;
  /** whether a row belongs to the first page although it is older than the page */
  stays?: ((row: Row) => boolean) | undefined;
}

/**
 * Returns one page of rows that were read with one row more than the page has. Notes in `page` where the list goes on.
 */
export function onePage<Row extends { id: number }>(rows: Row[], { max, page, stays = () => false }: Cut<Row>): Row[] {
  if (rows.length <= max) return rows;
  if (page) page.next = rows[max - 1]?.id ?? null;
  return rows.filter((row, i) => i < max || stays(row));
}
