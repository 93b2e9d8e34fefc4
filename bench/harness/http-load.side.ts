import autocannon from 'autocannon';
import type { HttpLoad } from './http-load.ts';
import { serve } from './side-process.ts';

/** Requests per second over HTTP, by autocannon. Each connection starts at another place of the request list. */
serve<HttpLoad>(async ({ base, connections, requests }) => ({
  async measure(seconds) {
    let connection = 0;
    const result = await autocannon({
      url: base,
      connections,
      duration: seconds,
      setupClient(client) {
        const from = Math.floor((connection * requests.length) / connections);
        connection += 1;
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      },
    });
    const refused = result.non2xx + result.errors + result.timeouts;
    return {
      rate: result.requests.total / result.duration,
      p50: result.latency.p50,
      p99: result.latency.p99,
      refused,
    };
  },
  async close() {
    // Nothing stays open between measurements.
  },
}));
