import { type Client, type Connection, Query, type QueryConfig, type QueryResult } from 'pg';
import { goesLater, isStale, nameOf, prepareAgain, prepareLater } from './statement-names.ts';

const BEGIN = 'begin';
const COMMIT = 'commit';
const ROLLBACK = 'rollback';
prepareLater(BEGIN);

/** A statement that waits for the next one. */
interface Kept {
  statement: QueryConfig & { name: string };
  /** where its rows belong */
  rows: unknown[];
}

const answerOf = (command: string, rows: unknown[] = []): QueryResult<never> => ({
  command,
  rowCount: null,
  oid: 0,
  fields: [],
  rows: rows as never[],
});

/** Whether it goes out as one statement with its arguments: a text alone may hold several. */
const isOne = ({ name, values = [] }: QueryConfig): boolean => name !== undefined || values.length > 0;

/** What `pg` has and does not declare: how a prepared statement is sent, and what asks for its rows. */
interface Sending {
  prepare(connection: Connection): void;
  _getRows(connection: Connection): void;
}

/** Sends a statement that the connection has parsed, and leaves the unit open for the next one. */
function sendOpen(statement: QueryConfig, connection: Connection): void {
  const query = new Query(statement) as Query & Sending;
  query._getRows = () => connection.execute(null, true);
  query.prepare(connection);
}

type Done = (error: Error | undefined, answers: QueryResult[]) => void;

/** Several statements in one packet, as one unit of the protocol: where one fails the server skips what follows it. */
export class Unit extends Query {
  declare readonly text: string;
  declare readonly values?: unknown[];
  /** what goes out before the statement that the query is */
  readonly before: readonly QueryConfig[];

  constructor(before: readonly QueryConfig[], statement: QueryConfig, done: Done) {
    // `pg` gives an answer for each
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
 * Keeps statements of a connection back whose answers nobody waits for (`prepareLater`; first of all each `begin`), and sends them with
 * the next one of their transaction: a round trip less for each (decision record 0100). They are one unit of the protocol, so that
 * nothing is ever done outside of its transaction, and no commit without what went before it. A transaction in which nothing is asked
 * costs nothing.
 */
export class JoinedStatements {
  readonly #send: Client['query'];
  /** names that this connection has parsed: only they can go out without an answer of their own */
  readonly #known = new Set<string>();
  #open = false;
  #kept: Kept[] = [];

  /** `send` asks the server. */
  constructor(send: Client['query']) {
    this.#send = send;
  }

  /** Whether `answer` is to be asked for this text. */
  takes(text: string): boolean {
    return this.#kept.length > 0 || goesLater(text) || text === COMMIT || text === ROLLBACK;
  }

  /** Answers what is kept, and what goes out with it. */
  async answer(statement: QueryConfig): Promise<QueryResult<never>> {
    const { text } = statement;
    if (text === BEGIN) this.#open = true;
    const name = this.#open && goesLater(text) ? nameOf(text) : undefined;
    if (name !== undefined) return this.#keep({ ...statement, name });
    if (text === COMMIT || text === ROLLBACK) return this.#end(statement);
    return this.#go(statement);
  }

  /** What cannot be joined is about to be sent by somebody else. */
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

  /** A transaction of which nothing was sent needs no end; what is kept when it is rolled back is not sent any more. */
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

  /** The first time on a connection. */
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
          // which of them it was is not said
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
