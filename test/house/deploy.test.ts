import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#server/platform/config/config.ts';
import { VARIABLES } from '#server/platform/config/environment.ts';
import { START_ARGUMENTS } from '#server/app/start-arguments.ts';
import { MANIFEST_SCHEMAS } from './manifest-schemas.ts';
import { filesBelow, ROOT, textOf } from './source-files.ts';

interface Container {
  name: string;
  command?: string[];
  env?: { name: string; value: string }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec: {
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    template?: {
      metadata: { labels: Record<string, string> };
      spec: { initContainers: Container[]; containers: Container[]; terminationGracePeriodSeconds: number };
    };
    scaleTargetRef?: { kind: string; name: string };
  };
}

const manifests = filesBelow('deploy/kubernetes', ['.yaml']).flatMap(path =>
  parseAllDocuments(textOf(path)).map(document => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors[0]?.message}`);
    return { path, manifest: document.toJS() as Manifest };
  }),
);
const ofKind = (kind: string) =>
  manifests.filter(({ manifest }) => manifest.kind === kind).map(one => one.manifest);
const workloads = [...ofKind('Deployment'), ...ofKind('StatefulSet')];
const dockerfile = textOf('deploy/Dockerfile');
const unit = textOf('deploy/systemd/accroche.service');
const compose = parse(textOf('deploy/compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    { environment?: Record<string, string>; command?: string[] } & Record<string, unknown>
  >;
};

/** Read by Node itself or by the shell, not by the product. */
const NOT_OURS = ['NODE_COMPILE_CACHE', 'PATH'];

test('the image analyses videos with the system’s ffmpeg, and leaves the packaged one of 2018 out', () => {
  const [build = '', image = ''] = dockerfile.split(/^FROM debian/m);
  expect(build).toMatch(/rm -rf .*node_modules\/@ffmpeg-installer node_modules\/@ffprobe-installer/);
  expect(image).toMatch(/apt-get install [^\n]*\bffmpeg\b/);
});

test('every manifest is of a known kind, and holds what that kind asks for and nothing else', () => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const wrong = manifests.flatMap(({ path, manifest }) => {
    const { kind } = manifest;
    const schema = MANIFEST_SCHEMAS[kind];
    if (schema === undefined) return [`${path}: no schema of ${kind}`];
    const isRight: boolean = ajv.validate(schema, manifest as unknown);
    if (isRight) return [];
    return (ajv.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${path} ${kind}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  });
  expect(wrong).toEqual([]);
  expect(manifests.length).toBeGreaterThan(10);
});

test('manifests fit together: selectors, scaled objects, budgets, volumes and listed files', () => {
  for (const { metadata, spec } of workloads) {
    const labels = spec.template?.metadata.labels;
    expect(spec.selector?.matchLabels, metadata.name).toEqual(labels);
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(ofKind(kind).map(one => one.metadata.name)).toContain(metadata.name);
    const budget = ofKind('PodDisruptionBudget').find(one => one.metadata.name === metadata.name);
    expect(budget?.spec.selector?.matchLabels).toEqual(labels);
  }
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
    const { kind, name } = spec.scaleTargetRef ?? { kind: '', name: '' };
    expect(ofKind(kind).map(one => one.metadata.name)).toContain(name);
  }
  const listed = (ofKind('Kustomization')[0] as unknown as { resources: string[] }).resources;
  const files = filesBelow('deploy/kubernetes', ['.yaml']).map(path =>
    path.slice('deploy/kubernetes/'.length),
  );
  expect([...listed, 'kustomization.yaml', 'secret.template.yaml'].toSorted()).toEqual(files);
});

test('every variable that deploy/ sets is one that the product reads', () => {
  const named = new Map<string, string[]>();
  const note = (where: string, names: string[]) => named.set(where, [...(named.get(where) ?? []), ...names]);
  for (const { path, manifest } of manifests) {
    note(path, Object.keys({ ...manifest.data, ...manifest.stringData }));
    const { initContainers = [], containers = [] } = manifest.spec?.template?.spec ?? {};
    for (const { env = [] } of [...initContainers, ...containers])
      note(
        path,
        env.map(({ name }) => name),
      );
  }
  for (const name of ['web', 'worker', 'migrate'])
    note('compose.yaml', Object.keys(compose.services[name]?.environment ?? {}));
  for (const [, list = ''] of dockerfile.matchAll(/^ENV (.*)$/gm))
    note(
      'Dockerfile',
      [...list.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
    );
  for (const [, list = ''] of unit.matchAll(/^Environment=(.*)$/gm))
    note(
      'accroche.service',
      [...list.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
    );
  const unknown = [...named].flatMap(([where, names]) =>
    names.filter(name => ![...VARIABLES, ...NOT_OURS].includes(name)).map(name => `${where}: ${name}`),
  );
  expect([...named.values()].flat().length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});

test('what deploy/ sets makes a configuration that starts', () => {
  const given = {
    ...ofKind('ConfigMap')[0]?.data,
    DATABASE_URL: 'postgresql://accroche@postgres.database/accroche',
    DATABASE_DIRECT_URL: 'postgresql://accroche@postgres.database/accroche',
    APP_SECRET: 'k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga',
    SMTP_URL: 'smtp://mail.example.org',
    S3_ACCESS_KEY_ID: 'one',
    S3_SECRET_ACCESS_KEY: 'two',
  };
  const config = readConfig(given);
  expect(config.production).toBe(true);
  expect(Object.values(ofKind('Secret')[0]?.stringData ?? {}).filter(value => value !== '')).toEqual([]);
});

test('a process has time to leave: the balancer hears first, and nobody is killed before', () => {
  const delay = Number(ofKind('ConfigMap')[0]?.data?.['SHUTDOWN_DELAY_SECONDS']);
  for (const { spec } of workloads)
    expect(spec.template?.spec.terminationGracePeriodSeconds).toBeGreaterThan(delay + 10);
  expect(delay).toBeGreaterThan(2);
});

test('the image is made in stages, runs as nobody, checks its health and holds no secret', () => {
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toMatch(/^RUN npm ci --omit=dev$/m);
  expect(dockerfile).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY|^ADD|:latest/m);
  for (const [, from = '', paths = ''] of dockerfile.matchAll(/^COPY (--from=\w+ )?(.*) \S+$/gm)) {
    if (from !== '') continue;
    for (const path of paths.split(' ')) expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
  const taken = textOf('.dockerignore').split('\n');
  expect(taken).toContain('*');
  expect(
    taken.filter(line => line.startsWith('!')).filter(line => !existsSync(join(ROOT, line.slice(1)))),
  ).toEqual([]);
});

test('the programs that deploy/ starts exist', () => {
  const commands = [
    ...workloads.flatMap(({ spec }) => spec.template?.spec.initContainers.map(one => one.command) ?? []),
    compose.services['migrate']?.command,
    JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[],
    /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' '),
  ];
  for (const command of commands) {
    const program = command?.find(word => word.endsWith('.ts')) ?? 'none';
    expect(existsSync(join(ROOT, program)), program).toBe(true);
  }
});

test.skipIf(!existsSync('/usr/bin/kubectl'))('kubectl puts the manifests together', () => {
  const all = execFileSync('/usr/bin/kubectl', ['kustomize', join(ROOT, 'deploy/kubernetes')], {
    encoding: 'utf8',
  });
  const kinds = parseAllDocuments(all).map(document => (document.toJS() as Manifest).kind);
  expect(kinds.toSorted()).toEqual(
    manifests
      .map(({ manifest }) => manifest.kind)
      .filter(kind => !['Kustomization', 'Secret'].includes(kind))
      .toSorted(),
  );
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd finds nothing wrong with the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'accroche-unit-'));
  try {
    const path = join(folder, 'accroche.service');
    // Neither its program nor its user is on this machine.
    writeFileSync(
      path,
      unit
        .replace('/opt/accroche/node_modules/.bin/node', process.execPath)
        .replaceAll(/^(User|Group)=.*$/gm, '$1=root'),
    );
    expect(execFileSync('/usr/bin/systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' })).toBe(
      '',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('everywhere the server is started alike', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const command = `node ${START_ARGUMENTS.join(' ')}`;
  // Node's compile cache saves a third of each later start.
  const keeping = 'NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-.cache/node}';
  expect(scripts['start']).toBe(`${keeping} exec ${command} || ${command}`);
  expect(unit).toContain(`/${command}\n`);
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...START_ARGUMENTS]).replaceAll(',', ', ')}\n`);
});
