import { PANELS } from '@corre/contract/panels.ts';
import { API_TREES, OPEN_DELIVERY_PLACES, SECURITY_TXT_PATH } from '@corre/contract/web-paths.ts';
import { ALIVE_PATH, CONTAINER_PORT, madeBy } from '../proxy/nginx/panel-server.ts';

/** The version in the examples. An operator writes the version of the release in its place. */
const VERSION = '0.1.0';

const panel = (name: string) => `apiVersion: apps/v1
kind: Deployment
metadata: { name: corre-${name}-${VERSION.replaceAll('.', '-')}, labels: { app: corre-${name} } }
spec:
  replicas: 2
  selector: { matchLabels: { app: corre-${name}, version: "${VERSION}" } }
  template:
    metadata: { labels: { app: corre-${name}, version: "${VERSION}" } }
    spec:
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 101
        runAsGroup: 101
        seccompProfile: { type: RuntimeDefault }
      containers:
        - name: nginx
          image: registry.example/corre-${name}:${VERSION}
          ports:
            - { name: http, containerPort: ${CONTAINER_PORT} }
          readinessProbe:
            httpGet: { path: ${ALIVE_PATH}, port: http }
            periodSeconds: 2
          lifecycle:
            # nginx stops listening at once, so the Service must forget the pod first.
            preStop: { sleep: { seconds: 5 } }
          resources:
            requests: { cpu: 20m, memory: 16Mi }
            limits: { memory: 64Mi }
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
      volumes:
        - { name: tmp, emptyDir: {} }
---
apiVersion: v1
kind: Service
metadata: { name: corre-${name}, labels: { app: corre-${name} } }
spec:
  selector: { app: corre-${name}, version: "${VERSION}" }
  ports:
    - { name: http, port: 80, targetPort: http }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: corre-${name} }
spec:
  minAvailable: 1
  selector: { matchLabels: { app: corre-${name} } }
`;

/** Returns `deploy/kubernetes/apps.yaml`: a deployment, a service and a budget for every panel of the manifest. */
export const appsManifest = (): string =>
  `${madeBy('examples')}
# One panel, one image, one release. A page and its files come from one image. The Service leads to one version. Switch the
# Service when the new version is ready (README.md, "Containers").
${PANELS.map(({ name }) => panel(name)).join('---\n')}`;

const route = (path: string, type: 'Prefix' | 'Exact', service: string) => `          - path: ${path}
            pathType: ${type}
            backend: { service: { name: corre-${service}, port: { name: http } } }
`;

/** Returns `deploy/kubernetes/ingress.yaml`: which service answers each path. */
export const ingressManifest = (): string =>
  `${madeBy('examples')}
# The annotations are those of ingress-nginx. Another controller has other names for the same: streams without a buffer, a
# silent connection ends after 30 s (a ping comes every 3.5 s), photos of 5 MB as base64.
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: corre
  annotations:
    nginx.ingress.kubernetes.io/proxy-buffering: "off"
    nginx.ingress.kubernetes.io/proxy-read-timeout: "30"
    nginx.ingress.kubernetes.io/proxy-connect-timeout: "2"
    nginx.ingress.kubernetes.io/proxy-body-size: 8m
    nginx.ingress.kubernetes.io/proxy-next-upstream: error timeout
spec:
  ingressClassName: nginx
  tls:
    - { hosts: [corre.example], secretName: corre-tls }
  rules:
    - host: corre.example
      http:
        paths:
${[
  ...API_TREES.map((path) => route(path, 'Prefix', 'api')),
  ...[SECURITY_TXT_PATH, ...OPEN_DELIVERY_PLACES].map((path) => route(path, 'Exact', 'api')),
  ...PANELS.map(({ path, name }) => route(path, 'Prefix', name)),
].join('')}`;
