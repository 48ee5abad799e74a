type Schema = Record<string, unknown>;

const text = { type: 'string', minLength: 1 };
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 });
const shape = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const byName = (values: Schema): Schema => ({
  type: 'object',
  additionalProperties: values,
  minProperties: 1,
});
const period = { type: 'string', pattern: '^\\d+(ms|s|m|h)$' };
/** A value of the environment is text: a bare true or 5 would be read as something else. */
const environment = byName({ type: 'string' });

const build = shape({ context: text, dockerfile: text }, ['context', 'dockerfile']);
const healthcheck = shape(
  {
    test: {
      type: 'array',
      items: [{ enum: ['CMD', 'CMD-SHELL'] }],
      additionalItems: { type: 'string' },
      minItems: 2,
    },
    interval: period,
    timeout: period,
    start_period: period,
    retries: { type: 'integer', minimum: 1 },
  },
  ['test', 'interval', 'timeout'],
);
const parts = {
  image: { type: 'string', pattern: '^(\\$\\{\\w+:-[\\w./:-]+\\}|[\\w./-]+(:[\\w.-]+)?)$' },
  build,
  command: list({ type: 'string' }),
  restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
  read_only: { const: true },
  cap_drop: { const: ['ALL'] },
  security_opt: { const: ['no-new-privileges:true'] },
  stop_grace_period: period,
  /** Relative to 1,024, the default of services that set none. */
  cpu_shares: { type: 'integer', minimum: 2 },
  tmpfs: list({ type: 'string', pattern: '^/' }),
  depends_on: byName(
    shape({ condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] } }, [
      'condition',
    ]),
  ),
  healthcheck,
  environment,
  volumes: list({ type: 'string', pattern: '^(/\\w|[\\w.$][^:]*:.*/|\\$\\{)' }),
  /** Published on loopback only: the reverse proxy in front provides TLS. */
  ports: list({ type: 'string', pattern: '^127\\.0\\.0\\.1:(\\d+|\\$\\{\\w+:-\\d+-\\d+\\}):\\d+$' }),
  profiles: list(text),
};
const service = shape(parts, ['image', 'restart']);
const caged = {
  ...service,
  required: [
    'image',
    'build',
    'restart',
    'read_only',
    'cap_drop',
    'security_opt',
    'stop_grace_period',
    'tmpfs',
    'depends_on',
    'healthcheck',
    'environment',
  ],
};

/** What a compose file may and must contain, as far as used here; unlisted keys are errors. */
export const COMPOSE_SCHEMA: Schema = shape(
  {
    name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' },
    services: {
      type: 'object',
      properties: { web: caged, worker: caged },
      additionalProperties: service,
      required: ['migrate', 'web', 'worker', 'postgres'],
    },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
  },
  ['name', 'services', 'volumes'],
);
