import { type Client, type Connection, Query, type QueryConfig, type QueryResult } from 'pg';

/** What Kysely begins and ends a transaction with. */
const BEGIN = 'begin';
const ENDS = new Set(['commit', 'rollback']);
/** The name under which a connection knows it: only what it has parsed can go out without an answer of its own. */
const named: QueryConfig = { name: 'corre_begin', text: BEGIN };

const answerOf = (command: string): QueryResult => ({ command, rowCount: null, oid: 0, fields: [], rows: [] });

/** Whether it goes out as one statement with its arguments: a text alone may hold several. */
const isOne = ({ name, values = [] }: QueryConfig): boolean => name !== undefined || values.length > 0;

/** The statement, which brings the `begin` before it along. `pg` gives an answer for each; the last is the statement's. */
function together(
  statement: QueryConfig,
  resolve: (answer: QueryResult) => void,
  reject: (error: Error) => void,
): Query {
  const query = new Query(statement, (error, answers: unknown) => {
    if (error) return reject(error);
    resolve(Array.isArray(answers) ? answers.at(-1) : answers);
  });
  const { submit } = query;
  query.submit = (connection: Connection) => {
    connection.stream.cork();
    connection.bind({ statement: named.name }, true);
    connection.execute(null, true);
    const refused = submit.call(query, connection);
    connection.stream.uncork();
    return refused;
  };
  return query;
}

/**
 * Keeps the `begin` of a connection back until the first statement of its transaction, and sends the two together: a round trip
 * less for every act (decision record 0100). They are one unit of the protocol: where the `begin` fails the server skips the
 * statement, so that nothing is ever done outside of its transaction. A transaction in which nothing is asked costs nothing.
 */
export class JoinedBegin {
  readonly #send: Client['query'];
  #known = false;
  #kept = false;

  /** `send` asks the server. */
  constructor(send: Client['query']) {
    this.#send = send;
  }

  /** Whether `answer` is to be asked for this text. */
  takes(text: string): boolean {
    return this.#kept || text === BEGIN;
  }

  /** Answers a `begin`, and what comes next after it. */
  async answer(statement: QueryConfig): Promise<QueryResult> {
    if (statement.text === BEGIN) return this.#begin();
    if (!ENDS.has(statement.text)) return this.#first(statement);
    this.#kept = false;
    return answerOf(statement.text);
  }

  /** What cannot be joined is about to be sent by somebody else. */
  giveUp(): void {
    if (this.#kept) void this.#alone().catch(() => undefined);
  }

  /** The first one of a connection goes out by itself, and is known from then on. */
  async #begin(): Promise<QueryResult> {
    if (!this.#known) return this.#alone();
    this.#kept = true;
    return answerOf(BEGIN);
  }

  async #alone(): Promise<QueryResult> {
    this.#kept = false;
    const answer = await this.#send(named);
    this.#known = true;
    return answer;
  }

  async #first(statement: QueryConfig): Promise<QueryResult> {
    if (!isOne(statement)) {
      await this.#alone();
      return this.#send(statement);
    }
    this.#kept = false;
    return new Promise((resolve, reject) => void this.#send(together(statement, resolve, reject)));
  }
}
