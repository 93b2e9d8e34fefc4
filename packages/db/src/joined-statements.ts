import { type Client, type Connection, Query, type QueryConfig, type QueryResult } from 'pg';
import { goesLater, isStale, nameOf, prepareAgain, prepareLater } from './statement-names.ts';

const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';
prepareLater(BEGIN);

/** A statement that waits for the next one. */
interface Kept {
  statement: QueryConfig & { name: string };
  /** the array that gets its rows */
  rows: unknown[];
}

const answerOf = (command: string, rows: unknown[] = []): QueryResult<never> => ({
  command,
  rowCount: null,
  oid: 0,
  fields: [],
  rows: rows as never[],
});

/** Tells whether the query is one statement: it has a name or arguments. Another text may hold several statements. */
const isOne = ({ name, values = [] }: QueryConfig): boolean => name !== undefined || values.length > 0;

/** Methods of `pg` that its types do not declare. They send a prepared statement and ask for its rows. */
interface Sending {
  prepare(connection: Connection): void;
  _getRows(connection: Connection): void;
}

/** Sends a statement that the connection has parsed, without the sync that would end the unit. */
function sendOpen(statement: QueryConfig, connection: Connection): void {
  const query = new Query(statement) as Query & Sending;
  query._getRows = () => connection.execute(null, true);
  query.prepare(connection);
}

type Done = (error: Error | undefined, answers: QueryResult[]) => void;

/** Several statements in one packet, as one unit of the protocol. If one fails, the server skips the ones after it. */
export class Unit extends Query {
  declare readonly text: string;
  declare readonly values?: unknown[];
  /** the statements that are sent before this query's own */
  readonly before: readonly QueryConfig[];

  constructor(before: readonly QueryConfig[], statement: QueryConfig, done: Done) {
    // `pg` returns an array with an answer for each statement.
    super(statement, (error, answers: unknown) => done(error, Array.isArray(answers) ? answers : []));
    this.before = before;
    const { submit } = this;
    this.submit = (connection) => {
      connection.stream.cork();
      for (const one of before) sendOpen(one, connection);
      const refused = submit.call(this, connection);
      connection.stream.uncork();
      return refused;
    };
  }
}

/**
 * Delays statements whose answers no caller needs (`prepareLater`, first of all each `begin`). Sends them with the next
 * statement of their transaction, which saves a round trip for each (ADR 0044). All of them are one unit of the
 * protocol. Therefore no statement runs outside of its transaction, and no commit runs without the statements before
 * it. A transaction without any other statement sends nothing.
 */
export class JoinedStatements {
  readonly #send: Client['query'];
  /** Names that this connection has parsed. Only these statements can be joined to another one. */
  readonly #known = new Set<string>();
  #open = false;
  #kept: Kept[] = [];

  constructor(send: Client['query']) {
    this.#send = send;
  }

  /** Tells whether this text must go through `answer`. */
  takes(text: string): boolean {
    return this.#kept.length > 0 || goesLater(text) || text === COMMIT || text === ROLLBACK;
  }

  /** Answers a delayed statement at once, and sends the delayed ones with any other statement. */
  async answer(statement: QueryConfig): Promise<QueryResult<never>> {
    const { text } = statement;
    if (text === BEGIN) this.#open = true;
    const name = this.#open && goesLater(text) ? nameOf(text) : undefined;
    if (name !== undefined) return this.#keep({ ...statement, name });
    if (text === COMMIT || text === ROLLBACK) return this.#end(statement);
    return this.#go(statement);
  }

  /** Sends the delayed statements one by one, before a query that cannot be joined. */
  giveUp(): void {
    void this.#oneByOne(this.#take()).catch(() => undefined);
  }

  #keep(statement: Kept['statement']): QueryResult<never> {
    const rows: unknown[] = [];
    this.#kept.push({ statement, rows });
    return answerOf(statement.text, rows);
  }

  #take(): Kept[] {
    const kept = this.#kept;
    this.#kept = [];
    return kept;
  }

  /**
   * Ends a transaction. If nothing was sent yet, an end is not sent either. A rollback drops the delayed statements.
   */
  async #end(statement: QueryConfig): Promise<QueryResult<never>> {
    this.#open = false;
    const unsent = this.#kept[0]?.statement.text === BEGIN;
    if (statement.text === ROLLBACK) {
      this.#take();
      return unsent ? answerOf(ROLLBACK) : this.#send(statement);
    }
    if (unsent && this.#kept.length === 1) {
      this.#take();
      return answerOf(COMMIT);
    }
    return this.#go(this.#kept.length > 0 ? { ...statement, name: 'corre_commit' } : statement);
  }

  async #go(statement: QueryConfig): Promise<QueryResult<never>> {
    const kept = this.#take();
    if (kept.length === 0) return this.#send(statement);
    if (!isOne(statement) || kept.some((one) => !this.#known.has(one.statement.name))) {
      await this.#oneByOne(kept);
      return this.#send(statement);
    }
    return this.#together(kept, statement);
  }

  /** Sends each statement separately. The first use on a connection prepares it. */
  async #oneByOne(kept: readonly Kept[]): Promise<void> {
    for (const { statement, rows } of kept) {
      const answer = await this.#send(statement);
      this.#known.add(statement.name);
      rows.push(...answer.rows);
    }
  }

  #together(kept: readonly Kept[], statement: QueryConfig): Promise<QueryResult<never>> {
    return new Promise((resolve, reject) => {
      const before = kept.map((one) => one.statement);
      const done: Done = (error, answers) => {
        if (error) {
          // The error does not tell which statement failed.
          if (isStale(error)) for (const { text } of before) prepareAgain(text);
          return reject(error);
        }
        for (const [i, { rows }] of kept.entries()) rows.push(...(answers[i]?.rows ?? []));
        resolve(answers.at(-1) as QueryResult<never>);
      };
      void this.#send(new Unit(before, statement, done));
    });
  }
}
