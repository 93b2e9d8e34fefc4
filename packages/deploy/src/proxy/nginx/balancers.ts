import type { ProxySettings } from '../settings.ts';
import { block } from './text.ts';

/*
 * Balancers in front of this proxy, which may end TLS. The proxy trusts only their headers for the client's address
 * and scheme, and overwrites those of all other clients.
 */

const none = ({ trusted }: ProxySettings): boolean => trusted.length === 0;

/**
 * Returns the maps for nginx's http level. `$realip_remote_addr` is the connecting address before the client's
 * replaces it.
 */
export const balancerMaps = (settings: ProxySettings): string[] =>
  none(settings)
    ? []
    : [
        ...block('geo $realip_remote_addr $corre_balancer', [
          'default 0;',
          ...settings.trusted.map((network) => `${network} 1;`),
        ]),
        ...block('map "$corre_balancer:$http_x_forwarded_proto" $corre_scheme', [
          'default $scheme;',
          '"1:https" https;',
          '"1:http" http;',
        ]),
      ];

/** Returns the directives for the server level. */
export const realAddress = (settings: ProxySettings): string[] =>
  none(settings)
    ? []
    : [
        "# balancers in front of us: what they say of the client's address counts",
        ...settings.trusted.map((network) => `set_real_ip_from ${network};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
        '',
      ];

/** Returns the variable with the client's scheme. */
export const schemeOf = (settings: ProxySettings): string => (none(settings) ? '$scheme' : '$corre_scheme');
