/** How a host of Corre is set up; what the proxy's configuration is made from besides the table of the product. */
export interface ProxySettings {
  /** one word for this company and city: folders, users, units and the proxy's own names are called by it */
  instance: string;
  /** `path`: everything on one host. `subdomain`: each panel on a host of its own (decision 0046). */
  mode: 'path' | 'subdomain';
  /** the public name: `corre.example` */
  host: string;
  /** the API's processes, `address:port` */
  api: readonly string[];
  /** `<app>/current/` is the page's release, `<app>/pool/assets/` has the hashed files of all releases */
  apps: string;
  /** the answers to whoever signs our certificate lie in its `acme/` */
  wellKnown: string;
  certificate: string;
  key: string;
  /** the addresses of this machine to listen on */
  listen: readonly string[];
  https: number;
  http: number;
  /** nginx has the module that serves `.br` files */
  brotli: boolean;
  /** networks of balancers in front of this proxy, whose word of the client's address counts */
  trusted: readonly string[];
  /** calls of one address: in a second (twice as many at once), and open at the same time; streams are counted apart */
  calls: number;
  open: number;
}

/** Where an instance keeps its things. */
const placesOf = (instance: string) => ({
  apps: `/srv/${instance}/apps`,
  wellKnown: `/srv/${instance}/well-known`,
  certificate: `/etc/${instance}/tls/fullchain.pem`,
  key: `/etc/${instance}/tls/privkey.pem`,
});

/** What `npm run deploy:conf` writes for an instance without further options. */
export const exampleOf = (instance: string): ProxySettings => ({
  instance,
  mode: 'path',
  host: 'corre.example',
  api: ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003'],
  ...placesOf(instance),
  listen: ['0.0.0.0', '[::]'],
  https: 443,
  http: 80,
  brotli: false,
  trusted: [],
  calls: 400,
  open: 400,
});

/** The example that lies in deploy/. */
export const EXAMPLE: ProxySettings = exampleOf('corre');

/**
 * Upstreams, zones, variables and snippets are shared by all files that a proxy reads, and begin with `corre_`. Of another
 * instance they begin with its own name, so that its file stands beside the first.
 */
export const namedBy = ({ instance }: ProxySettings, text: string): string =>
  text.replaceAll(/\bcorre_/g, `${instance}_`);
