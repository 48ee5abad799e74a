/** What the Kubernetes manifests may and must contain, as far as used here; unlisted keys are errors. */
type Schema = Record<string, unknown>;

const text = { type: 'string', minLength: 1 };
const anyText = { type: 'string' };
const whole = { type: 'integer', minimum: 0 };
const port = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: 65_535 },
    { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
  ],
};
const texts = { type: 'object', additionalProperties: anyText };
const list = (items: Schema, minItems = 1): Schema => ({ type: 'array', items, minItems });
const shape = (properties: Record<string, Schema>, required: string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const metadata = shape({ name: text, namespace: text, labels: texts, annotations: texts }, ['name']);
const selector = shape({ matchLabels: texts });
const quantity = { type: 'string', pattern: '^\\d+(m|Ki|Mi|Gi)?$' };
const amounts = shape({ cpu: quantity, memory: quantity }, ['memory']);
const probe = shape(
  {
    httpGet: shape({ path: { type: 'string', pattern: '^/' }, port }),
    periodSeconds: whole,
    timeoutSeconds: whole,
    failureThreshold: whole,
  },
  ['httpGet', 'periodSeconds', 'failureThreshold'],
);
const restricted = shape({
  allowPrivilegeEscalation: { const: false },
  readOnlyRootFilesystem: { const: true },
  capabilities: shape({ drop: { const: ['ALL'] } }),
});
const containerParts = {
  name: text,
  image: text,
  command: list(text),
  env: list(shape({ name: text, value: text })),
  envFrom: list({
    anyOf: [shape({ configMapRef: shape({ name: text }) }), shape({ secretRef: shape({ name: text }) })],
  }),
  ports: list(shape({ name: text, containerPort: port })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  securityContext: restricted,
  resources: shape({ requests: amounts, limits: amounts }),
  volumeMounts: list(shape({ name: text, mountPath: { type: 'string', pattern: '^/' } })),
};
const always = ['name', 'image', 'envFrom', 'securityContext', 'resources', 'volumeMounts'];
const pod = shape({
  metadata: shape({ labels: texts, annotations: texts }),
  spec: shape({
    automountServiceAccountToken: { const: false },
    terminationGracePeriodSeconds: whole,
    topologySpreadConstraints: list(
      shape({ maxSkew: whole, topologyKey: text, whenUnsatisfiable: text, labelSelector: selector }),
    ),
    securityContext: shape({
      runAsNonRoot: { const: true },
      runAsUser: { type: 'integer', minimum: 1_000 },
      runAsGroup: { type: 'integer', minimum: 1_000 },
      fsGroup: whole,
      seccompProfile: shape({ type: { const: 'RuntimeDefault' } }),
    }),
    initContainers: list(shape(containerParts, always)),
    containers: list(
      shape(containerParts, [...always, 'ports', 'startupProbe', 'readinessProbe', 'livenessProbe']),
    ),
    volumes: list(shape({ name: text, emptyDir: shape({ sizeLimit: quantity }) })),
  }),
});
const peers = list({
  anyOf: [
    shape({ namespaceSelector: selector }),
    shape({ ipBlock: shape({ cidr: text, except: list(text) }) }),
  ],
});
const openPorts = list(shape({ port, protocol: { enum: ['TCP', 'UDP'] } }));

const workload = {
  replicas: { type: 'integer', minimum: 2 },
  revisionHistoryLimit: whole,
  selector,
  template: pod,
};
const kind = (apiVersion: string, rest: Record<string, Schema>, required?: string[]): Schema => {
  const parts = { apiVersion: { const: apiVersion }, kind: text, metadata, ...rest };
  return shape(parts, ['apiVersion', 'kind', 'metadata', ...(required ?? Object.keys(rest))]);
};

export const MANIFEST_SCHEMAS: Readonly<Record<string, Schema>> = {
  Namespace: kind('v1', {}),
  ConfigMap: kind('v1', { data: texts }),
  Secret: kind('v1', { type: { const: 'Opaque' }, stringData: texts }),
  Service: kind('v1', {
    spec: shape(
      {
        clusterIP: { const: 'None' },
        selector: texts,
        ports: list(shape({ name: text, port, targetPort: port })),
      },
      ['selector', 'ports'],
    ),
  }),
  Deployment: kind('apps/v1', {
    spec: shape({
      ...workload,
      strategy: shape({
        type: { const: 'RollingUpdate' },
        rollingUpdate: shape({ maxUnavailable: whole, maxSurge: whole }),
      }),
    }),
  }),
  StatefulSet: kind('apps/v1', {
    spec: shape({
      ...workload,
      serviceName: text,
      podManagementPolicy: { const: 'Parallel' },
      updateStrategy: shape({ type: { const: 'RollingUpdate' } }),
      volumeClaimTemplates: list(
        shape({
          metadata: shape({ name: text }),
          spec: shape({
            accessModes: list({ const: 'ReadWriteOnce' }),
            resources: shape({ requests: shape({ storage: quantity }) }),
          }),
        }),
      ),
    }),
  }),
  HorizontalPodAutoscaler: kind('autoscaling/v2', {
    spec: shape({
      scaleTargetRef: shape({ apiVersion: text, kind: text, name: text }),
      minReplicas: { type: 'integer', minimum: 2 },
      maxReplicas: { type: 'integer', minimum: 2 },
      metrics: list(
        shape({
          type: { const: 'Resource' },
          resource: shape({
            name: { enum: ['cpu', 'memory'] },
            target: shape({ type: { const: 'Utilization' }, averageUtilization: whole }),
          }),
        }),
      ),
      behavior: shape({ scaleDown: shape({ stabilizationWindowSeconds: whole }) }),
    }),
  }),
  PodDisruptionBudget: kind('policy/v1', { spec: shape({ maxUnavailable: whole, selector }) }),
  Ingress: kind('networking.k8s.io/v1', {
    spec: shape({
      ingressClassName: text,
      tls: list(shape({ hosts: list(text), secretName: text })),
      rules: list(
        shape({
          host: text,
          http: shape({
            paths: list(
              shape({
                path: text,
                pathType: { enum: ['Prefix', 'Exact'] },
                backend: shape({ service: shape({ name: text, port: shape({ name: text }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
  NetworkPolicy: kind('networking.k8s.io/v1', {
    spec: shape({
      podSelector: selector,
      policyTypes: { const: ['Ingress', 'Egress'] },
      ingress: list(shape({ from: peers, ports: openPorts })),
      egress: list(shape({ to: peers, ports: openPorts })),
    }),
  }),
  Kustomization: shape({
    apiVersion: { const: 'kustomize.config.k8s.io/v1beta1' },
    kind: text,
    namespace: text,
    resources: list(text),
    images: list(shape({ name: text, newName: text, newTag: text })),
  }),
};
