/** How a host of Corre is set up; what the proxy's configuration is made from besides the table of the product. */
export interface ProxySettings {
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

/** The example that lies in deploy/: what `npm run deploy:conf` writes without options. */
export const EXAMPLE: ProxySettings = {
  mode: 'path',
  host: 'corre.example',
  api: ['127.0.0.1:3001', '127.0.0.1:3002', '127.0.0.1:3003'],
  apps: '/srv/corre/apps',
  wellKnown: '/srv/corre/well-known',
  certificate: '/etc/corre/tls/fullchain.pem',
  key: '/etc/corre/tls/privkey.pem',
  listen: ['0.0.0.0', '[::]'],
  https: 443,
  http: 80,
  brotli: false,
  trusted: [],
  calls: 400,
  open: 400,
};
