const EVENTS = [
  'LOGISTICS_CREATED',
  'LOGISTICS_ASSIGNED',
  'LOGISTICS_PICKED_UP',
  'LOGISTICS_DELIVERED',
  'LOGISTICS_CANCELLED',
];

/**
 * Returns version 2's `/.well-known/opendelivery`. Its schema and the logistics file name events differently. These
 * names pass the schema (ADR 0038).
 */
export const manifestOf = (app_id: string) => ({
  appId: app_id,
  openDelivery: { currentVersion: '2.0', supportedVersions: ['2.0', '1.7'] },
  discovery: { version: '1.0.0' },
  authentication: {
    supportedGrantTypes: ['client_credentials', 'authorization_code'],
    clientIdGeneration: ['by_app', 'by_merchant'],
  },
  capabilities: {
    logistics: {
      version: '1.0.0',
      supported: true,
      originator: { supported: true, supportedEvents: EVENTS, unsupportedEvents: [], supportsWebhook: true },
      receiver: {
        supported: true,
        supportedOperations: ['createLogistics', 'cancelLogistics', 'updateLogisticsStatus'],
        unsupportedOperations: [],
      },
    },
  },
});
