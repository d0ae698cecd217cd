import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { traceCall } from '#lib/backoffice/transport/call-channel.ts';
import { createMetrics } from './metrics.ts';
import { selectorsOf } from './testing/promql.ts';
import { READINGS } from './testing/readings.ts';

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
type Rule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: Record<string, string>;
};

/** Given to every metric by Prometheus itself. */
const SCRAPE_LABELS = ['instance', 'job'];

const dashboard = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as Dashboard;
const alerts = parse(readFileSync('deploy/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = alerts.groups.flatMap((group) => group.rules);
const panels = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }): [string, string] => [title, expr.replaceAll('$__rate_interval', '5m')]),
);

/** The labels of every series of a site that has been in use. */
async function exposedSeries(): Promise<Map<string, string[]>> {
  const metrics = createMetrics(() => READINGS);
  metrics.observeRequest('/', 200, 0.1);
  await traceCall({ method: 'GET', path: '/makes' }, () => Promise.resolve({ status: 200 }));
  const samples = [...(await metrics.text()).matchAll(/^(\w+)(?:\{(.*)\})? /gm)];
  return new Map(
    samples.map(([, name = '', labels = '']) => [
      name,
      [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    ]),
  );
}

test.each([...panels, ...rules.map(({ alert, expr }): [string, string] => [alert, expr])])(
  'what %s asks for is exposed',
  async (_title, expression) => {
    const series = (await exposedSeries()).set('up', []); // which Prometheus adds
    for (const { metric, labels } of selectorsOf(expression)) {
      expect([...series.keys()]).toContain(metric);
      expect([...(series.get(metric) ?? []), ...SCRAPE_LABELS]).toEqual(expect.arrayContaining(labels));
    }
  },
);

test("every metric of the site's own is on the dashboard", async () => {
  const shown = panels.flatMap(([, expression]) => selectorsOf(expression).map(({ metric }) => metric));
  const series = [...(await exposedSeries()).keys()].filter((name) => /^(?:http|dealership)_/.test(name));
  const names = new Set(series.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
  for (const name of names) expect(shown).toContainEqual(expect.stringContaining(name));
});

test('there are nine alerts, each with its urgency and what to do', () => {
  expect(rules).toHaveLength(9);
  for (const { labels, annotations } of rules) {
    expect(['warning', 'critical']).toContain(labels.severity);
    expect(Object.keys(annotations)).toEqual(['summary', 'description']);
  }
});

test.each(['sum(', 'rate(up[5m)', 'up{job=}'])('%s is not taken for PromQL', (expression) => {
  expect(() => selectorsOf(expression)).toThrow(SyntaxError);
});
