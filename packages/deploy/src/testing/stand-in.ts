import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A server in the API's place that answers as a test tells it. */
export interface StandIn {
  address: string;
  /** number of calls received */
  met(): number;
  stop(): Promise<void>;
}

/** Starts the stand-in on `port`, or on a free one. */
export async function standIn(meet: (req: IncomingMessage, res: ServerResponse) => void, port = 0): Promise<StandIn> {
  let met = 0;
  const server: Server = createServer((req, res) => {
    met += 1;
    meet(req, res);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    address: `127.0.0.1:${typeof at === 'object' && at ? at.port : port}`,
    met: () => met,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
