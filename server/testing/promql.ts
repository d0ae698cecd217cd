import { parser } from '@prometheus-io/lezer-promql';

export type Selector = { metric: string; labels: string[] };

/**
 * The metrics that a PromQL expression reads, each with its labels, those of `by (…)` included.
 * @throws SyntaxError when the expression cannot be parsed
 */
export function selectorsOf(expression: string): Selector[] {
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new SyntaxError(`Not PromQL at ${from}: ${expression}`);
      if (type.name === 'Identifier') selectors.push({ metric: text, labels: [] });
      if (type.name === 'LabelName')
        (node.parent?.name === 'GroupingLabels' ? grouping : selectors.at(-1)?.labels)?.push(text);
    },
  });
  return selectors.map(({ metric, labels }) => ({ metric, labels: [...labels, ...grouping] }));
}
