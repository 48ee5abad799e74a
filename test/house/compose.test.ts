import { Script } from 'node:vm';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from '#server/platform/config/environment.ts';
import { COMPOSE_SCHEMA } from './compose-schema.ts';
import { textOf } from './source-files.ts';

interface Service {
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  restart: string;
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const text = textOf('deploy/compose.yaml');
const {
  'x-app': _,
  'x-environment': __,
  ...compose
} = parse(text, { merge: true }) as Record<string, unknown>;
const { services, volumes } = compose as unknown as Compose;
const example = textOf('deploy/env.example');

/** Used by `deploy/compose.yaml` itself; no container of ours reads it. */
const OF_COMPOSE = ['POSTGRES_PASSWORD'];

test('the compose file holds what the format knows and nothing else, and every service stays in its cage', () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.validate(COMPOSE_SCHEMA, compose);
  expect(
    (ajv.errors ?? []).map(({ instancePath, message, params }) => [instancePath, message, params]),
  ).toEqual([]);
  // The same file with one typo is refused: the schema is effective.
  const slip = { ...services['web'], depend_on: {} };
  expect(ajv.validate(COMPOSE_SCHEMA, { ...compose, services: { ...services, web: slip } })).toBe(false);
});

test('services wait for those that are there and can be seen to be well; volumes are declared and used', () => {
  for (const [name, { depends_on: awaited = {} }] of Object.entries(services))
    for (const [other, { condition }] of Object.entries(awaited)) {
      const service = services[other];
      expect(service, `${name} waits for ${other}`).toBeDefined();
      if (condition === 'service_healthy') expect(service?.healthcheck, other).toBeDefined();
      if (condition === 'service_completed_successfully') expect(service?.restart).toBe('no');
    }
  for (const { healthcheck } of Object.values(services)) {
    const [, program, option, script = ''] = healthcheck?.test ?? [];
    if (program === 'node') expect([option, new Script(script)]).toEqual(['-e', expect.any(Script)]);
  }
  const named = Object.values(services)
    .flatMap(service => service.volumes ?? [])
    .filter(volume => /^\w+:/.test(volume))
    .map(volume => volume.split(':')[0] ?? '');
  expect(named.toSorted()).toEqual(Object.keys(volumes).toSorted());
});

test('what must be given is asked for, and stands in the example; the example names nothing that nobody reads', () => {
  const asked = [...text.matchAll(/\$\{(\w+)(:\?|:-)?/g)];
  // A variable without default would silently be empty.
  expect(asked.filter(([, , otherwise]) => otherwise === undefined)).toEqual([]);
  const needed = new Set(asked.filter(([, , otherwise]) => otherwise === ':?').map(([, name]) => name));
  const offered = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect([...needed].filter(name => !offered.includes(name ?? ''))).toEqual([]);
  const read = new Set(asked.map(([, name]) => name));
  expect(offered.filter(name => !read.has(name))).toEqual([]);
  expect(offered.filter(name => ![...VARIABLES, ...OF_COMPOSE].includes(name))).toEqual([]);
});

test('the Dockerfile is written as its format asks: known instructions, whole commands, stages that exist', () => {
  const KNOWN = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK STOPSIGNAL CMD'.split(' ');
  const lines = textOf('deploy/Dockerfile')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  expect(lines.filter(line => !KNOWN.includes(line.split(' ')[0] ?? ''))).toEqual([]);
  expect(lines[0]).toMatch(/^FROM /);
  const stages = lines.flatMap(line => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? []);
  for (const line of lines) {
    const from = /--from=(\w+)/.exec(line)?.[1];
    if (from !== undefined) expect(stages).toContain(from);
    // Requires a version tag; `latest` would change silently.
    if (line.startsWith('FROM ')) expect(line).toMatch(/^FROM \S+:[\w.-]+( AS \w+)?$/);
    const exec = /(?:^CMD|^HEALTHCHECK .* CMD) (\[.*)$/.exec(line)?.[1];
    if (/\bCMD\b/.test(line))
      expect((JSON.parse(exec ?? '0') as unknown[]).every(word => typeof word === 'string')).toBe(true);
    // Several sources can only be copied into a folder.
    const copied = /^COPY (?:--from=\w+ )?(.*) (\S+)$/.exec(line);
    if (copied?.[1]?.includes(' ')) expect(copied[2]).toMatch(/\/$/);
  }
  const places = (name: string) => lines.findLastIndex(line => line.startsWith(`${name} `));
  // USER follows every COPY and RUN: the process is unprivileged, and nothing is added after it.
  expect(places('USER')).toBeGreaterThan(Math.max(places('COPY'), places('RUN')));
  expect(lines.at(-1)).toMatch(/^CMD /);
  expect(lines.filter(line => line.startsWith('CMD '))).toHaveLength(1);
});
