import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import '#server/platform/http/http-metrics.ts';
import '#server/platform/telemetry/metrics.ts';
import '#server/platform/telemetry/watch-pool.ts';
import '#server/services/backlog/backlog-gauges.ts';
import { filesBelow, textOf } from './source-files.ts';

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Dashboard {
  uid: string;
  title: string;
  panels: { title: string; targets: { expr: string }[]; gridPos: object }[];
}

const { groups } = parse(textOf('deploy/observability/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(group => group.rules);
const dashboards = filesBelow('deploy/observability', ['.json']).map(
  path => JSON.parse(textOf(path)) as Dashboard,
);

/** Added by Prometheus to every metric. */
const ALWAYS = ['job', 'instance', 'le'];
const exposed = new Map<string, string[]>([['up', []]]);
for (const metric of register.getMetricsAsArray() as unknown as {
  name: string;
  type: string;
  labelNames: string[];
}[]) {
  const names =
    metric.type === 'histogram' ? ['_bucket', '_sum', '_count'].map(end => metric.name + end) : [metric.name];
  for (const name of names) exposed.set(name, metric.labelNames);
}

/** The metrics and labels that a PromQL expression names. */
function partsOf(expr: string) {
  const labels = [
    ...[...expr.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(',')),
    ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label),
    ),
  ].map(label => label.trim());
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ')
    .replaceAll(/\b\d[\d.e+]*/g, ' ');
  const names = [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\w|\s*\()/g)].map(([name]) => name);
  return { names, labels };
}

const asked = [
  ...rules.map(rule => ({ where: rule.alert, expr: rule.expr })),
  ...dashboards.flatMap(({ title, panels }) =>
    panels.flatMap(panel => panel.targets.map(({ expr }) => ({ where: `${title} › ${panel.title}`, expr }))),
  ),
];

test('every figure that an alert or a dashboard asks for is exposed, with the labels it is asked by', () => {
  expect(asked.length).toBeGreaterThan(40);
  const wrong = asked.flatMap(({ where, expr }) => {
    const { names, labels } = partsOf(expr);
    const known = names.flatMap(name => exposed.get(name) ?? []);
    return [
      ...(names.length === 0 ? [`${where}: asks for nothing`] : []),
      ...names.filter(name => !exposed.has(name)).map(name => `${where}: ${name} is not exposed`),
      ...labels
        .filter(label => ![...known, ...ALWAYS].includes(label))
        .map(label => `${where}: no figure has a label ${label}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every figure of the product is on a dashboard or in an alert', () => {
  const named = new Set(asked.flatMap(({ expr }) => partsOf(expr).names));
  const own = [...exposed.keys()].filter(
    name => name.startsWith('accroche_') && !/_(?:sum|count)$/.test(name),
  );
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter(name => !named.has(name))).toEqual([]);
});

test('expressions are closed: parentheses, braces and quotes come in pairs', () => {
  const isOpen = (expr: string) => {
    const bare = expr.replaceAll(/"[^"]*"/g, '');
    const count = (sign: string) => bare.split(sign).length;
    return (
      bare.includes('"') ||
      count('(') !== count(')') ||
      count('{') !== count('}') ||
      count('[') !== count(']')
    );
  };
  expect(asked.filter(({ expr }) => isOpen(expr))).toEqual([]);
});

test('every alert says how bad it is, and leads to a section of the run-book', () => {
  const text = textOf('docs/operations.md');
  const sections = [...text.matchAll(/^### (Accroche\w+)$/gm)].map(([, name = '']) => name);
  expect(rules.map(({ alert }) => alert).toSorted()).toEqual(sections.toSorted());
  for (const rule of rules) {
    expect(['critical', 'warning']).toContain(rule.labels.severity);
    expect(rule.annotations.runbook).toBe(`docs/operations.md#${rule.alert.toLowerCase()}`);
    expect(rule.annotations.summary.length).toBeGreaterThan(10);
    expect(rule.for).toMatch(/^\d+m$/);
  }
  for (const alert of sections) {
    const section = text.split(`### ${alert}\n`)[1]?.split(/^#/m)[0] ?? '';
    expect(section.length, alert).toBeGreaterThan(80);
  }
});

test('traces cost nothing while they are off: their packages are imported by nobody until then', () => {
  const importing = filesBelow('src', ['.ts', '.tsx']).filter(path =>
    /^import .*'@opentelemetry\//m.test(textOf(path)),
  );
  expect(importing).toEqual([]);
});
