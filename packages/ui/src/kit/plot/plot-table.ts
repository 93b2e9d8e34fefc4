/** The numbers of a picture: column titles, and a row per label. A label stands in one row. */
export type PlotTable = { columns: readonly string[]; rows: readonly (readonly (string | number | null)[])[] };
